/** The pieces on routes, made from the shapes of the drawing when somebody owns them. */

import type { RouteFacts, Slot } from "./facts";
import { track } from "./geometry";
import { create } from "./svg";

/** Beneath the bodies, so that neighbors never cut each other. */
interface Train {
  rims: SVGElement;
  cars: SVGElement;
}

const SHADOW = "translate(1.2 2.4)";

export class Trains {
  private readonly made = new Map<string, Train>();

  constructor(
    private readonly rims: SVGElement,
    private readonly pieces: SVGElement,
  ) {}

  /** The pieces of a route in a color and a manner, such as that of a ghost; or none. */
  show(route: RouteFacts, color: string | undefined, manner: string): void {
    const known = this.made.get(route.id);
    if (!color) {
      known?.rims.remove();
      known?.cars.remove();
      this.made.delete(route.id);
      return;
    }
    const train = known ?? this.make(route);
    for (const [group, kind] of [
      [train.rims, "rims"],
      [train.cars, "cars"],
    ] as const)
      group.setAttribute("class", `${kind} owned piece-${color} ${manner}`.trim());
    train.cars.setAttribute("fill", `url(#car-${color})`);
    for (const mark of train.cars.querySelectorAll(".mark"))
      mark.setAttribute("href", `#mark-${color}`);
  }

  /** Set off the pieces of a route in some way. */
  toggle(route: string, name: string, on: boolean): void {
    const train = this.made.get(route);
    train?.rims.classList.toggle(name, on);
    train?.cars.classList.toggle(name, on);
  }

  /** Take away the pieces that are only shown as a ghost. */
  lay(): void {
    for (const [id, { cars, rims }] of this.made) {
      if (!cars.classList.contains("ghost")) continue;
      cars.remove();
      rims.remove();
      this.made.delete(id);
    }
  }

  private make(route: RouteFacts): Train {
    const [car, rim] = route.kind === "sea" ? ["ship", "keel"] : ["car", "rim"];
    const rims = create("g", { id: `rims-${route.id}` });
    const shadows = create("g", { class: "shadow", transform: SHADOW });
    const edges = create("g", { class: "rim" });
    const cars = create("g", { id: `cars-${route.id}` });
    for (const [at, slot] of route.slots.entries()) {
      const href = `#${rim}-${length(slot)}`;
      shadows.append(create("use", { href, transform: turned(slot) }));
      edges.append(create("use", { href, transform: turned(slot) }));
      const place = create("g", { transform: turned(slot) });
      place.style.setProperty("--at", `${at}`);
      const body = create("g"); // what moves is one layer for browsers
      body.append(
        create("use", { href: `#${car}-${length(slot)}` }),
        create("use", { class: "mark", transform: `rotate(${-readable(slot)})` }),
      );
      place.append(body);
      cars.append(place);
    }
    rims.append(create("path", { d: track(route), class: "coupling" }), shadows, edges);
    this.rims.append(rims);
    this.pieces.append(cars);
    const train = { rims, cars };
    this.made.set(route.id, train);
    return train;
  }
}

function length([, , , size]: Slot): string {
  return `${Number(size.toFixed(1))}`;
}

/** The same direction turned so that nothing along it stands on its head. */
function readable([, , angle]: Slot): number {
  return ((((angle + 90) % 180) + 180) % 180) - 90;
}

function turned(slot: Slot): string {
  return `translate(${slot[0]} ${slot[1]}) rotate(${readable(slot)})`;
}
