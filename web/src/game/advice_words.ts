/** What can be done in words, and why it should be; few pages need that. */

export const ADVICE = {
  en: () => import("@words/en/advice.ftl?raw"),
  nb: () => import("@words/nb/advice.ftl?raw"),
  pl: () => import("@words/pl/advice.ftl?raw"),
};
