/** Ids of drawings, of which a page may show several. */

const REFERRING = ["href", "fill", "stroke", "clip-path", "mask"];
let drawings = 0;

/** Give the ids of a drawing an ending of its own, also where it refers to them itself. */
export function ownIds(drawing: Element): void {
  const end = `_${++drawings}`;
  for (const part of [drawing, ...drawing.querySelectorAll("*")]) {
    if (part.id) part.id += end;
    for (const name of REFERRING) {
      const value = part.getAttribute(name);
      if (value?.includes("#")) part.setAttribute(name, value.replace(/#[^)]+/, `$&${end}`));
    }
  }
}
