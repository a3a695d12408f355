/** A picture of a board as it stands, with some words below it, made by the browser alone. */

const WIDTH = 1600;
const LINE = 44;
const RULES = /^(:root|\.rw-|\.piece-|\.route|\.no-letters)/;
const FACES = /source-(sans-3-latin(-ext)?-wght|serif-4-latin(-ext)?-(400|600))/;

export interface Caption {
  title: string;
  lines: { text: string; color: string }[];
  /** Who made it, and when. */
  sign: string;
}

/** Does something while names are as they would be at another scale. */
type Lettered = <T>(scale: number, act: () => T) => T;

/** The drawings of a stage as a PNG, with names that fit it however small the stage is. */
export async function photograph(
  stage: Element,
  caption: Caption,
  lettered: Lettered,
): Promise<Blob> {
  const drawings = [...stage.querySelectorAll<SVGSVGElement>(".rw-sheet > svg")];
  const { width, height } = drawings[0]!.viewBox.baseVal;
  const tall = (WIDTH * height) / width;
  const whole = tall + LINE * (caption.lines.length + 2.4);
  const style = [...styles(), ...(await fonts())].join("\n");
  const parts = lettered(WIDTH / width, () =>
    drawings.map((drawing) => placed(drawing, WIDTH, tall)),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${whole}"` +
    ` data-theme="${document.documentElement.dataset.theme ?? "light"}">` +
    `<style>${style.replaceAll("<", "")}</style>` +
    `<rect width="100%" height="100%" fill="var(--sheet)"/>` +
    `<rect width="100%" height="${tall}" fill="var(--board-sea)"/>` +
    `<clipPath id="board-only"><rect width="${WIDTH}" height="${tall}"/></clipPath>` +
    `<g clip-path="url(#board-only)">${parts.join("")}</g>` + // the land goes on beyond it
    words(caption, tall) +
    `</svg>`;
  return paint(svg, WIDTH, whole);
}

function placed(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  copy.style.setProperty("--unit", `${drawing.viewBox.baseVal.width / width}`);
  for (const mine of copy.querySelectorAll(".mine")) mine.classList.remove("mine");
  copy.querySelector(".rw-halos")?.remove();
  return new XMLSerializer().serializeToString(copy);
}

function words({ title, lines, sign }: Caption, top: number): string {
  const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const rows = lines.map(
    ({ text, color }, at) =>
      `<rect class="piece-${color}" x="40" y="${top + LINE * (at + 1.75)}" width="34" height="20" rx="4" fill="var(--piece)" stroke="var(--piece-edge)"/>` +
      `<use href="#mark-${color}" class="piece-${color}" x="57" y="${top + LINE * (at + 1.75) + 10}" fill="var(--piece-ink)"/>` +
      `<text x="90" y="${top + LINE * (at + 2.15)}" style="font: 600 26px var(--sans)">${escape(text)}</text>`,
  );
  return (
    `<g fill="var(--ink)"><text x="40" y="${top + LINE}" style="font: 650 34px var(--serif)">${escape(title)}</text>` +
    `<text x="${WIDTH - 40}" y="${top + LINE}" text-anchor="end" style="font: 400 22px var(--sans)">${escape(sign)}</text>` +
    `${rows.join("")}</g>`
  );
}

/** The rules of the page that a board needs. */
function styles(): string[] {
  return rules()
    .filter((rule) => rule instanceof CSSStyleRule && RULES.test(rule.selectorText))
    .map(({ cssText }) => cssText);
}

function rules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules];
    } catch {
      return []; // of an extension of the browser
    }
  });
}

/** Pictures load nothing, so they carry their letters. */
async function fonts(): Promise<string[]> {
  const faces = rules().filter((rule) => rule instanceof CSSFontFaceRule);
  const wanted = faces.filter(({ cssText }) => FACES.test(cssText));
  return Promise.all(wanted.map(({ cssText }) => carried(cssText)));
}

async function carried(face: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(face)?.[1];
  if (!address) return face;
  const file = await (await fetch(address)).blob();
  return face.replace(address, await dataUrl(file));
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error!);
    reader.readAsDataURL(file);
  });
}

async function paint(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = await dataUrl(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
