/** What the replay page says, which no other page needs. */

export const REPLAY = {
  en: () => import("@words/en/replay.ftl?raw"),
  nb: () => import("@words/nb/replay.ftl?raw"),
  pl: () => import("@words/pl/replay.ftl?raw"),
};
