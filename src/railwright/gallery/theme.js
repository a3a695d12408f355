// Light or dark: what the system prefers until someone chooses, then what they chose.
// A plain script in the head, not a module, so that it runs before the first paint.
"use strict";
{
  const KEY = "railwright-theme";
  const SYSTEM_IS_DARK = "(prefers-color-scheme: dark)";
  const system = matchMedia(SYSTEM_IS_DARK);

  const chosen = () => {
    try {
      const theme = localStorage.getItem(KEY);
      return theme === "light" || theme === "dark" ? theme : null;
    } catch {
      return null; // a browser that keeps nothing follows the system
    }
  };

  const current = () => chosen() ?? (system.matches ? "dark" : "light");

  const choose = (theme) => {
    try {
      // Going back to what the system prefers means following it again.
      if ((theme === "dark") === system.matches) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // nothing is kept
    }
  };

  const show = () => {
    const theme = chosen();
    const media = { light: "not all", dark: "all" }[theme] ?? SYSTEM_IS_DARK;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    for (const source of document.querySelectorAll("picture source"))
      if (source.media !== media) source.media = media;
    for (const button of document.querySelectorAll("button.theme"))
      button.setAttribute("aria-pressed", String(current() === "dark"));
  };

  // While the page is read, pictures are set right before they are fetched.
  const reading = new MutationObserver(show);
  reading.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    reading.disconnect();
    for (const button of document.querySelectorAll("button.theme")) {
      button.hidden = false;
      button.addEventListener("click", () => {
        choose(current() === "dark" ? "light" : "dark");
        show();
      });
    }
    show();
  });
  system.addEventListener("change", show);
  addEventListener("storage", show); // chosen in another tab
  addEventListener("pageshow", show); // back from another page
  show();
}
