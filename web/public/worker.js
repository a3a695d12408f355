// Keeps the page that says there is no connection, and nothing that could grow old.
const OFFLINE = "/offline.html";
const KEPT = [OFFLINE, "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open("railwright").then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const kept = mode === "navigate" ? OFFLINE : new URL(url).pathname;
  if (KEPT.includes(kept)) event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
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
