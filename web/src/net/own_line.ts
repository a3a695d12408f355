/** The line to the engine in this browser; there is no network that it could lose. */

import { engine, type Line } from "./here.svelte";
import type { FromClient, FromServer, Wish } from "./messages";

export const ownLine: Line = {
  status: "open",
  listen(listener: (message: FromServer) => void): () => void {
    const stop = engine().then(({ listen }) => listen(listener));
    return () => void stop.then((end) => end());
  },
  watch: (table) => say({ type: "watch", table }),
  unwatch: (table) => say({ type: "unwatch", table }),
  wish: (wish: Wish) => say(wish),
  tell: (message: FromClient) => say(message),
};

function say(message: FromClient): void {
  void engine().then(({ send }) => send(message));
}
