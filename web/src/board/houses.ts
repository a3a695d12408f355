/** The buildings of players, made from the shapes of the drawing. */

import type { BoardFacts } from "./facts";
import { create } from "./svg";

/** A station or a port of a color beside its city. */
export function houseAt(facts: BoardFacts, id: string, color: string): SVGElement {
  const city = facts.cities.find((each) => each.id === id)!;
  const house = create("g", {
    class: `house piece-${color}`,
    fill: `url(#car-${color})`,
    transform: `translate(${city.x + 13} ${city.y - 13}) scale(1.15)`,
  });
  const mark = create("use", {
    href: `#mark-${color}`,
    class: "mark",
    transform: "translate(0 4) scale(.72)",
  });
  house.append(create("use", { href: facts.game.ports ? "#quay" : "#station" }), mark);
  return house;
}
