/** The words of help, which come with the client in our languages. */

export const HELP = {
  en: () => import("@words/en/help.ftl?raw"),
  nb: () => import("@words/nb/help.ftl?raw"),
  pl: () => import("@words/pl/help.ftl?raw"),
};
