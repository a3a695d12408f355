/** The address of the page, and going to another without loading anew. */

let path = $state(location.pathname);

/** Where a replay begins with its coach. */
export const COACH = "#coach";

export function here(): string {
  return path;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Whether a word of an address can name a table. */
export function isTableId(id: string): boolean {
  return /^[A-Za-z0-9_-]{16}$/.test(id);
}

/** Links of this site lead on without loading the page. */
export function keepAddress(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
    if (/^\/api\b/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
