/** Push messages: this browser is told of turns with no page open. */

import { askAsMe } from "./api";
import type { Me, NewSubscription } from "./messages";

const PLACE = "/api/me/pushes";

/** Whether this browser can be told at all. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

/** Have this browser told of turns, in a language; the key is that of the server. */
export async function startPushes(key: string, language: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await announce(made, language);
}

/** Tell the server of a subscription; one that it does not take is none. */
async function announce(made: PushSubscription, language: string): Promise<void> {
  const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
  const body: NewSubscription = {
    endpoint: made.endpoint,
    public_key: p256dh,
    secret: auth,
    language,
  };
  try {
    await askAsMe<Me>("POST", PLACE, body);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

/** Have this browser, if it is told of turns, told of those of whoever it is now. */
export async function keepPushes(language: string): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (made) await announce(made, language);
}

/** Have this browser told nothing any more. */
export async function stopPushes(): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (!made) return;
  await made.unsubscribe();
  await askAsMe<Me>("POST", `${PLACE}/stop`, { endpoint: made.endpoint });
}
