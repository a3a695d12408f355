/** Pictures beside the parts of the rules: pieces of the board, cards, tickets and pieces. */

import type { BoardFacts, RouteFacts } from "../board";
import type { Scene } from "../board/snippet";
import { isShip, isWild } from "../game/cards";
import { shortestWay } from "../game/shortest";
import { isCountryTicket, stops } from "../game/tickets";
import type { Cards, RulesPage } from "../net/messages";

/** What stands below a piece of the board, or alone. */
export type Strip =
  | { says: string; cards: Cards }
  | { says: string; row: string[] }
  | { says: string; backs: number[] }
  | { tickets: { id: string; result: number | null }[] }
  | { says: string; pieces: { color: string; count: number; total?: number }[] }
  | { says: string; swapped: number };

export interface Picture {
  scene: Scene | null;
  strips: Strip[];
}

type Figures = RulesPage["figures"];
type Fits = (route: RouteFacts) => boolean;

/** What pictures are made of: a board, the figures of its rules, and the colors of players. */
export interface Model {
  facts: BoardFacts;
  figures: Figures;
  colors: readonly string[];
  mine: string;
  theirs: string;
}

const isPlain: Fits = ({ kind, color, twin }) => kind === "rail" && color !== "gray" && !twin;

/** The route that a part is about, the best example first. */
const EXAMPLES: Record<string, Fits[]> = {
  turn: [
    (route) => isPlain(route) && route.color === "green" && route.length === 3,
    ({ color, length }) => color === "green" && length === 3,
    ({ kind, color, length }) => kind === "rail" && color === "gray" && length === 3,
  ],
  claim: [
    (route) => isPlain(route) && route.color !== "green" && route.length === 3,
    (route) => isPlain(route),
  ],
  tunnel: [
    ({ kind, color, length }) =>
      kind === "tunnel" && length === 2 && (color === "gray" || color === "green"),
    ({ kind }) => kind === "tunnel",
  ],
  ferry: [({ kind, locomotives }) => kind === "ferry" && !!locomotives],
  "any-cards": [({ any_cards_per_space }) => !!any_cards_per_space],
  sea: [({ kind, length, wraps }) => kind === "sea" && length === 4 && !wraps],
  pairs: [
    ({ pair_spaces, wraps }) => pair_spaces === 2 && !wraps,
    ({ pair_spaces }) => !!pair_spaces,
  ],
  edge: [({ wraps }) => !!wraps],
  double: [({ twin, kind }) => !!twin && kind === "rail", ({ twin }) => !!twin],
};

/** The model of a game whose pieces have some colors. */
export function modelOf(facts: BoardFacts, figures: Figures, colors: readonly string[]): Model {
  const [mine = "red", theirs = "blue"] = colors;
  return { facts, figures, colors, mine, theirs };
}

/** The picture of each part that has one; a part whose model lacks something has less. */
const PICTURES: Record<string, (model: Model, example: RouteFacts | null) => Picture> = {
  goal: (model) => journey(model, 0),
  box: ({ facts, colors }) =>
    alone(
      {
        says: "",
        pieces: colors.slice(0, facts.game.seats[1]).map((color) => ({ color, count: 1 })),
      },
      { says: "", backs: backsOf(facts) },
    ),
  setup: (model) => alone(hand(model), row(model, 0), offer(model)),
  turn: (model, route) => claimed(model, route, ({ length }) => paid(model, route, length)),
  draw: (model) => alone(row(model, 0), { says: "rules-blind", backs: [1, 0, 0] }),
  "wild-draw": (model) => alone(row(model, 1)),
  sweep: (model) => alone(row(model, Number(model.figures.reset) || 3)),
  "two-decks": (model) => alone(row(model, 0), { says: "rules-blind", backs: [1, 1, 0] }),
  claim: (model, route) => claimed(model, route, ({ length }) => paid(model, route, length)),
  "wild-pay": (model) => {
    const route = wildRoute(model);
    return claimed(model, route, ({ length }) => paid(model, route, length, 1));
  },
  double: ({ mine }, route) => ({
    scene: route && { routes: [route.id, route.twin!], trains: { [route.id]: mine } },
    strips: [],
  }),
  ferry: (model, route) =>
    claimed(model, route, ({ length, locomotives }) => paid(model, route, length, locomotives)),
  "any-cards": (model, route) =>
    claimed(model, route, ({ length, any_cards_per_space: any }) => ({
      ...paid(model, route, length - 1),
      ...someOf(model, any!, colorOf(model, route)),
    })),
  tunnel: (model, route) => ({
    scene: route && { routes: [route.id], trains: {} },
    strips: route ? dug(model, route) : [],
  }),
  sea: (model, route) => claimed(model, route, ({ length }) => doubles(model, route!, length)),
  pairs: (model, route) =>
    claimed(model, route, ({ pair_spaces }) =>
      Object.fromEntries(plainKinds(model, 0, pair_spaces!).map((kind) => [kind, 2])),
    ),
  edge: (_, route) => ({ scene: route && { routes: [route.id] }, strips: [] }),
  tickets: (model) => journey(model, 1),
  countries: (model) => abroad(model),
  tours: (model) => journey(model, 0, ({ any_order }) => any_order !== undefined),
  stations: (model) => ({ scene: station(model), strips: [] }),
  ports: (model) => ({
    scene: port(model),
    strips: [{ says: "rules-paid", cards: portCards(model) }],
  }),
  exchange: () => alone({ says: "", swapped: 2 }),
  secrets: () => alone({ says: "rules-others-see", backs: [4, 0, 2] }),
  points: (model) => {
    const longest = model.facts.routes
      .filter(({ wraps }) => !wraps)
      .reduce((one, two) => (two.length > one.length ? two : one));
    return claimed(model, longest, () => ({}));
  },
  end: ({ mine, figures }) =>
    alone({ says: "rules-left", pieces: [{ color: mine, count: Number(figures["end-pieces"]) }] }),
  "bonus-longest": (model) => longest(model),
  "bonus-tickets": (model) => alone(completed(model, 2)),
  "bonus-built": (model) => ({
    scene: model.facts.game.ports ? port(model) : station(model),
    strips: [],
  }),
  "bonus-none": (model) => finalScore(model),
  scoring: (model) => finalScore(model),
  ties: ({ mine, theirs }) =>
    alone({
      says: "",
      pieces: [mine, theirs].map((color) => ({ color, count: 1, total: 122 })),
    }),
};

/** The picture of a part; of an example that names a route, with that route. */
export function pictureOf(part: string, model: Model, named: string | null): Picture | null {
  const { routes } = model.facts;
  const fits = named ? [({ id }: RouteFacts) => id === named] : (EXAMPLES[part] ?? []);
  const example = fits.map((each) => routes.find(each)).find((found) => found) ?? null;
  const { scene, strips } = PICTURES[part]?.(model, example) ?? alone();
  const filled = strips.filter((strip) => !isEmpty(strip));
  return scene || filled.length ? { scene, strips: filled } : null;
}

/** Whether a board has nothing for a strip to show. */
function isEmpty(strip: Strip): boolean {
  if ("cards" in strip) return !Object.keys(strip.cards).length;
  if ("row" in strip) return !strip.row.length;
  return "tickets" in strip && !strip.tickets.length;
}

function alone(...strips: Strip[]): Picture {
  return { scene: null, strips };
}

/** A route with a player's pieces on it, and what was paid for it. */
function claimed(
  { mine }: Model,
  route: RouteFacts | null,
  cards: (route: RouteFacts) => Cards,
): Picture {
  if (!route) return alone();
  return {
    scene: sceneOf([route], () => mine),
    strips: [{ says: "rules-paid", cards: cards(route) }],
  };
}

/** Cards of the color of a route, with some wild ones among them. */
function paid(model: Model, route: RouteFacts | null, count: number, wilds = 0): Cards {
  const color = colorOf(model, route);
  const wild = wildKind(model);
  return color && wild ? { [color]: count - wilds, ...(wilds ? { [wild]: wilds } : {}) } : {};
}

/** The kind of cards that pay for a route: of its color, or green ones for a gray route. */
function colorOf({ facts }: Model, route: RouteFacts | null): string | undefined {
  const wanted = route && route.color !== "gray" ? route.color : "green";
  const plain = Object.entries(facts.cards).filter(([, face]) => !isWild(face) && !isShip(face));
  return (plain.find(([, face]) => face.color === wanted) ?? plain[0])?.[0];
}

function wildKind({ facts }: Model): string | undefined {
  return Object.keys(facts.cards).find((kind) => isWild(facts.cards[kind]!));
}

/** Kinds that are neither wild nor ships, without port signs, from some place on. */
function plainKinds({ facts }: Model, from: number, count: number): string[] {
  const plain = Object.entries(facts.cards)
    .filter(([, face]) => !isWild(face) && !isShip(face) && !face.port)
    .map(([kind]) => kind);
  return Array.from({ length: count }, (_, at) => plain[(from + at * 3) % plain.length]!);
}

/** So many cards of any kinds but one. */
function someOf(model: Model, count: number, but: string | undefined): Cards {
  const kinds = plainKinds(model, 0, count + 1).filter((kind) => kind !== but);
  return Object.fromEntries(kinds.slice(0, count).map((kind) => [kind, 1]));
}

/** Where wild cards may be used: in tunnels, if a board has them. */
function wildRoute({ facts }: Model): RouteFacts | null {
  const kind = facts.routes.some((each) => each.kind === "tunnel") ? "tunnel" : "rail";
  const found = facts.routes.find(
    (route) => route.kind === kind && route.color !== "gray" && !route.twin && route.length > 1,
  );
  return found ?? null;
}

/** The cards laid for a tunnel, what is turned up then, and what that costs. */
function dug(model: Model, route: RouteFacts): Strip[] {
  const color = colorOf(model, route);
  const wild = wildKind(model);
  const other = plainKinds(model, 0, 3).find((kind) => kind !== color);
  if (!color || !wild || !other) return [];
  return [
    { says: "rules-laid", cards: { [color]: route.length } },
    { says: "rules-turned", row: [color, wild, other] },
    { says: "rules-more", cards: { [color]: 2 } },
  ];
}

/** Double ships that cover a sea route. */
function doubles({ facts }: Model, { color }: RouteFacts, length: number): Cards {
  const found = Object.entries(facts.cards).find(
    ([, face]) => face.kind === "double-ship" && (color === "gray" || face.color === color),
  );
  return found ? { [found[0]]: Math.ceil(length / 2) } : {};
}

/** A wild card, a ship and two wagons of one color, all with the sign of ports. */
function portCards(model: Model): Cards {
  const signed = Object.entries(model.facts.cards).filter(([, face]) => face.port);
  const ship = signed.find(([, face]) => face.color === "yellow" && isShip(face));
  const wagon = signed.find(([, face]) => face.color === "yellow" && !isShip(face));
  const wild = wildKind(model);
  return ship && wagon && wild ? { [wild]: 1, [ship[0]]: 1, [wagon[0]]: 2 } : {};
}

/** A hand at the start: cards of the first deck, and of the second. */
function hand(model: Model): Strip {
  const { hand: wagons, "ship-hand": ships } = model.figures;
  const row = [...plainKinds(model, 1, Number(wagons)), ...shipKinds(model, Number(ships) || 0)];
  return { says: "rules-hand", row };
}

/** The cards that lie face up, so many of them wild. */
function row(model: Model, wilds: number): Strip {
  const { market, share, "ship-share": ships } = model.figures;
  const wild = wildKind(model);
  const isMixed = Number(ships) > 0;
  const plain = plainKinds(model, 2, isMixed ? Number(share) : Number(market));
  const cards = [...plain, ...(isMixed ? shipKinds(model, Number(ships)) : [])];
  const shown = cards.map((kind, at) => (wild && at % 2 === 0 && at / 2 < wilds ? wild : kind));
  return { says: "rules-row", row: shown };
}

function shipKinds({ facts }: Model, count: number): string[] {
  const ships = Object.keys(facts.cards).filter((kind) => isShip(facts.cards[kind]!));
  if (!ships.length) return [];
  return Array.from({ length: count }, (_, at) => ships[(at * 5) % ships.length]!);
}

/** The backs of the decks, and of the tickets. */
function backsOf({ decks }: BoardFacts): number[] {
  return [1, Object.keys(decks).length > 1 ? 1 : 0, 1];
}

/** A ticket and the routes that complete it. */
interface Journey {
  id: string;
  points: number;
  routes: RouteFacts[];
  any_order?: number | undefined;
}

/** Tickets between cities with short ways of several routes, the best to show first. */
function journeys({ facts }: Model): Journey[] {
  const found = Object.entries(facts.tickets).flatMap(([id, ticket]) => {
    if (isCountryTicket(ticket)) return [];
    const { cities, points, any_order } = ticket;
    const legs = cities.slice(1).map((to, at) => wayBetween(facts, cities[at]!, to));
    const routes = [...new Set(legs.flat())];
    return routes.length > 1 && legs.every(({ length }) => length) && !routes.some((r) => r.wraps)
      ? [{ id, points, routes, any_order }]
      : [];
  });
  return found.sort((one, two) => extent(one.routes) - extent(two.routes));
}

function wayBetween(facts: BoardFacts, from: string, to: string): RouteFacts[] {
  const ends: [string[], string[]] = [stops(from, facts), stops(to, facts)];
  return shortestWay(...ends, facts.routes, ({ length }) => length).map(({ route }) => route);
}

/** How large a piece of the board shows some routes. */
function extent(routes: readonly RouteFacts[]): number {
  const slots = routes.flatMap((route) => route.slots);
  const [xs, ys] = [slots.map(([x]) => x), slots.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), 1.5 * (Math.max(...ys) - Math.min(...ys)));
}

/** A completed ticket and its routes. */
function journey(
  model: Model,
  at: number,
  fits: (journey: Journey) => boolean = ({ any_order }) => any_order === undefined,
): Picture {
  const found = journeys(model).filter(fits)[at];
  if (!found) return alone();
  const { id, points, routes } = found;
  return {
    scene: sceneOf(routes, () => model.mine),
    strips: [{ tickets: [{ id, result: points }] }],
  };
}

function sceneOf(routes: readonly RouteFacts[], color: (route: RouteFacts) => string): Scene {
  return {
    routes: routes.map(({ id }) => id),
    trains: Object.fromEntries(routes.map((route) => [route.id, color(route)])),
  };
}

/** A route across a border, and a ticket that names its country. */
function abroad({ facts, mine }: Model): Picture {
  const countryOf = (city: string) => facts.cities.find(({ id }) => id === city)?.country;
  const route = facts.routes.find(({ a, b }) => countryOf(a) ?? countryOf(b));
  if (!route) return alone();
  const country = countryOf(route.a) ?? countryOf(route.b);
  const ticket = Object.entries(facts.tickets).find(
    ([, each]) => isCountryTicket(each) && each.targets.some(({ to }) => to === country),
  );
  return {
    scene: sceneOf([route], () => mine),
    strips: ticket ? [{ tickets: [{ id: ticket[0], result: null }] }] : [],
  };
}

/** A station between a route of its owner and one of another player. */
function station(model: Model): Scene | null {
  const way = journeys(model)[2]?.routes.slice(0, 2);
  if (!way || way.length < 2) return null;
  const [own, other] = way as [RouteFacts, RouteFacts];
  const city = own.a === other.a || own.a === other.b ? own.a : own.b;
  return {
    ...sceneOf(way, (route) => (route === own ? model.mine : model.theirs)),
    houses: { [city]: model.mine },
  };
}

/** A port at the end of a route of its owner. */
function port({ facts, mine }: Model): Scene | null {
  const harbors = new Set(facts.cities.filter((city) => city.port).map(({ id }) => id));
  const fits: Fits = ({ a, b, kind, wraps }) =>
    kind === "sea" && !wraps && (harbors.has(a) || harbors.has(b));
  const route = facts.routes.find(fits);
  if (!route) return null;
  const city = harbors.has(route.a) ? route.a : route.b;
  return { ...sceneOf([route], () => mine), houses: { [city]: mine } };
}

/** The tickets that are dealt at first, long ones and regular ones. */
function offer({ facts, figures }: Model): Strip {
  const isLong = (id: string) => {
    const ticket = facts.tickets[id]!;
    return !isCountryTicket(ticket) && !!ticket.long;
  };
  const ids = Object.keys(facts.tickets);
  const dealt = [
    ...ids.filter(isLong).slice(0, Number(figures["long-first"])),
    ...ids.filter((id) => !isLong(id)).slice(0, Number(figures["regular-first"])),
  ];
  return { tickets: dealt.map((id) => ({ id, result: null })) };
}

/** Completed tickets, and failed ones. */
function completed(model: Model, count: number, failed = 0): Strip {
  const some = journeys(model).filter(({ any_order }) => any_order === undefined);
  return {
    tickets: some
      .slice(0, count + failed)
      .map(({ id, points }, at) => ({ id, result: at < count ? points : -points })),
  };
}

/** Tickets, with what they bring or cost at the end. */
function finalScore(model: Model): Picture {
  return alone(completed(model, 2, 1));
}

/** A path of a player, without gaps or branches. */
function longest(model: Model): Picture {
  const some = journeys(model).filter(({ routes }) => routes.length > 2);
  const found = some[0]?.routes;
  return found ? { scene: sceneOf(found, () => model.mine), strips: [] } : alone();
}
