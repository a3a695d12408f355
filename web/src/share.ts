/** Whether this device can hand a file to somebody. */
export function canHand(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/** Save a file on this device. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
