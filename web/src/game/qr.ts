/** Links as QR codes; what makes them is loaded when the first one is wanted. */

const QUIET = 4; // modules of margin, without which cameras do not find a code

export interface QrCode {
  /** Modules in a row, with the margin. */
  size: number;
  /** All dark modules, as SVG path data. */
  path: string;
}

export async function qrOf(text: string): Promise<QrCode> {
  const { generate } = await import("lean-qr");
  const code = generate(text);
  const path: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) path.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
  return { size: code.size + 2 * QUIET, path: path.join("") };
}
