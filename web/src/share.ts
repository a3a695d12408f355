/** Hand a file to whatever the device shares with, or save it. */
export async function hand(content: Blob, name: string): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if ("canShare" in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // somebody changed their mind
    return;
  }
  save(file, name);
}

/** Save a file on this device. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
