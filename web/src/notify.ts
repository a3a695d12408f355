/** Notices of the browser, for a page that nobody looks at. */

/** Ask whether notices may be shown; no browser has to know them. */
export async function mayNotify(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Say something that leads to a page, unless the page is being looked at. */
export async function notify(words: string, path: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const notice = { body: words, tag: path, icon: "/icon-192.png", data: path };
  const worker = await registration();
  if (worker)
    await worker.showNotification("Railwright", notice); // the only way on phones
  else new Notification("Railwright", notice);
}

/** The page's worker; a page over plain HTTP can have none. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
