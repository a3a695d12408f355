/** What jsdom lacks of a browser: media queries, none of which match here. */

window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
