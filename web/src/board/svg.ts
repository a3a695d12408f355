/** Elements of SVG. */

const SVG = "http://www.w3.org/2000/svg";

export function create(name: string, attributes: Record<string, string | number> = {}): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  return element;
}

/** Give an element an attribute it does not have yet: browsers lay out the same one anew, too. */
export function put(element: SVGElement, name: string, value: string | number): void {
  if (element.getAttribute(name) !== `${value}`) element.setAttribute(name, `${value}`);
}
