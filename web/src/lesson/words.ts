/** The words of lessons, which come with the client in our languages. */

export const LESSONS = {
  en: () => import("@words/en/lessons.ftl?raw"),
  nb: () => import("@words/nb/lessons.ftl?raw"),
  pl: () => import("@words/pl/lessons.ftl?raw"),
};
