/** Copying; a page over plain HTTP, or a browser that forbids it, has no clipboard. */

/** Copy a text; whether that worked. */
export async function copy(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
