// Keeps the page that says there is no connection. Whoever wants to play without one has the engine
// and all pages kept in a cache of their own (src/net/engine.ts); what may change is asked for there
// only if the network does not answer, so nothing grows old.
const OFFLINE = "/offline.html";
const KEPT = [OFFLINE, "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open("railwright").then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { cache, method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(assets|engine)\//.test(pathname)) event.respondWith(keptFirst(event.request));
  else if (mode === "navigate") event.respondWith(page(event.request));
  else if (cache !== "reload" && (!pathname.startsWith("/api/") || pathname === "/api/games"))
    event.respondWith(freshFirst(event.request, pathname));
});
// A server answers only so many requests of one client; what is kept is as good then, but not to be
// kept anew.
async function freshFirst(request, path) {
  try {
    const answer = await fetch(request);
    if (answer.status !== 429) return answer;
    return (await caches.match(path, { ignoreVary: true })) ?? answer;
  } catch {
    return kept(path);
  }
}
async function kept(path) {
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error();
}
// These files never change: others have other addresses.
async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    return (await caches.match("/", { ignoreVary: true })) ?? answer; // a host without our pages
  } catch {
    return (await caches.match("/", { ignoreVary: true })) ?? kept(OFFLINE);
  }
}
// What the server sends with no page open: that it is somebody's turn at a table.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  const notice = { body, tag: path, icon: "/icon-192.png", data: path };
  event.waitUntil(self.registration.showNotification(title, notice));
});
// A notice leads to the page it is about, the one that is open already if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  const shown = self.clients
    .matchAll({ type: "window" })
    .then((pages) => pages.find(({ url }) => new URL(url).pathname === path));
  event.waitUntil(shown.then((page) => (page ? page.focus() : self.clients.openWindow(path))));
});
