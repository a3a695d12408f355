/** Copying; a page over plain HTTP, or a browser that forbids it, has no clipboard. */

export async function copy(text: string): Promise<void> {
  if ("clipboard" in navigator) await navigator.clipboard.writeText(text).catch(() => {});
}
