/** Names of routes, cards and tickets, as players say them. */

import type { BoardFacts, BoardState, RouteFacts, TicketFacts, Wild, Words } from "../board";
import { list, named, t, type Names } from "../i18n/index.svelte";
import type { Cards, SeatState, View } from "../net/messages";
import { settings } from "../settings.svelte";
import { isWild, kindsOf, total, type Pack } from "./cards";
import { isLevel } from "./games.svelte";
import type { Choices } from "./choices";
import { isCountryTicket } from "./tickets";

/** How a seat is called at the table; bots of the server by their seats, so that two of one level differ. */
export function seatName(seat: SeatState | undefined): string {
  if (!seat) return "";
  if (!seat.name) return t("player-number", { n: seat.seat + 1 });
  return seat.level && seat.name === seat.level ? t("bot-called", { seat: seat.seat }) : seat.name;
}

/** How a seat of a record is called; bots of the server are recorded by their level. */
export function recordedName(name: string | undefined, seat: number): string {
  if (!name) return t("player-number", { n: seat + 1 });
  return isLevel(name) ? t("bot-called", { seat }) : name;
}

/** Names of the places of one board. */
export class Places {
  readonly cities: Map<string, string>;
  readonly routes: Map<string, RouteFacts>;

  constructor(readonly facts: BoardFacts) {
    this.cities = new Map([
      ...facts.cities.map(({ id, name }) => [id, name] as const),
      ...facts.countries.map(
        ({ id, name }) => [id, named(`country-${id}`, name, facts.game.names)] as const,
      ),
    ]);
    this.routes = new Map(facts.routes.map((route) => [route.id, route]));
  }

  city(id: string): string {
    const country = this.facts.cities.find((city) => city.id === id)?.country;
    return this.cities.get(country ?? id) ?? id;
  }

  route(id: string): RouteFacts {
    return this.routes.get(id)!;
  }

  /** A route by its ends. */
  ends(id: string): string {
    const route = this.route(id);
    return t("route-ends", { a: this.city(route.a), b: this.city(route.b) });
  }

  ticket(id: string): string {
    const ticket = this.facts.tickets[id];
    if (!ticket) return id;
    const start = isCountryTicket(ticket) ? ticket.start : ticket.cities[0]!;
    const rest = isCountryTicket(ticket)
      ? ticket.targets.map(({ to }) => to)
      : ticket.cities.slice(1);
    if (isCountryTicket(ticket))
      return t("ticket-countries", { a: this.city(start), n: rest.length });
    return [start, ...rest].map((city) => this.city(city)).join(" – ");
  }
}

/** The letters of colors that records and drawings use in every language. */
const INTERNATIONAL: Record<string, string> = {
  red: "R",
  orange: "O",
  yellow: "Y",
  green: "G",
  blue: "B",
  purple: "P",
  black: "K",
  white: "W",
};

/** What stands for a color, for people who cannot tell colors apart. */
export function letter(color: string): string {
  const same = settings.internationalLetters ? INTERNATIONAL[color] : undefined;
  return same ?? t("letter", { color });
}

/** How a route differs from a plain one, in words. */
export function traits(route: RouteFacts, wild: Wild): string[] {
  const found = [t("route-spaces", { n: route.length }), t("color", { color: route.color })];
  if (route.kind !== "rail") found.push(t(`kind-${route.kind}`));
  if (route.locomotives) found.push(t("route-locomotives", { n: route.locomotives, wild }));
  if (route.pair_spaces) found.push(t("route-pairs", { n: route.pair_spaces }));
  if (route.any_cards_per_space) found.push(t("route-any-cards", { n: route.any_cards_per_space }));
  found.push(t("points", { n: route.points }));
  return found;
}

/** The name of a sea in the reader's language; one that the game does not translate keeps its own. */
function seaName(name: string, own?: Names): string {
  return named(`sea-${name.toLowerCase().replaceAll(" ", "-")}`, name, own);
}

/** What screen readers say on a board. */
export function boardWords(places: Places, nameOf: (seat: number) => string): Words {
  const known = new Map<string, string>();
  /** What a route is, whatever happens on it: put together once. */
  const about = (route: RouteFacts): string => {
    const said =
      known.get(route.id) ??
      list([places.ends(route.id), ...traits(route, places.facts.wild)], "commas");
    known.set(route.id, said);
    return said;
  };
  return {
    board: ({ name, title, game }) =>
      t("board-label", { game: named(`game-${name}`, title, game.names) }),
    route: (route, state) =>
      t("route-state", {
        route: about(route),
        state: routeState(route, state),
        player: nameOf(state.owners[route.id] ?? -1),
      }),
    city: (city) => t("city-build", { city: places.city(city.id) }),
    letter,
    sea: (name) => seaName(name, places.facts.game.names),
  };
}

function routeState(route: RouteFacts, state: BoardState): string {
  if (state.owners[route.id] !== undefined) return "owned";
  if (state.closed.has(route.id)) return "closed";
  return state.claimable.has(route.id) ? "claimable" : "free";
}

export function cardName(kind: string, pack: Pack): string {
  const face = pack.cards[kind];
  return t("card", { kind: face && isWild(face) ? pack.wild : kind });
}

export function cardsText(cards: Cards, pack: Pack): string {
  const text = (kind: string) => t("cards", { n: cards[kind]!, card: cardName(kind, pack) });
  return list(kindsOf(cards, pack).map(text), "commas");
}

/** What a part of the total is called, perhaps by the game itself. */
export function partName(part: string, own?: Names): string {
  return named(`part-${part}`, part, own);
}

/** The points that a ticket shows. */
export function worth(ticket: TicketFacts): string {
  if (isCountryTicket(ticket)) {
    const points = ticket.targets.map((target) => target.points);
    return `${Math.min(...points)}–${Math.max(...points)}`;
  }
  return `${ticket.points}`;
}

/** What a player may do now, in one sentence. */
export function status(view: View, choices: Choices, nameOf: (seat: number) => string): string {
  const may = mayDo(view, choices);
  return may ? t("status-turn", { actions: may }) : waits(view, nameOf);
}

/** The same in parts: whether it is the player's turn, what there is to do, and that in short. */
export function statusParts(
  view: View,
  choices: Choices,
  nameOf: (seat: number) => string,
): { isMine: boolean; what: string; short: string } {
  const isMine = isDeciding(view);
  const what = mayDo(view, choices) ?? waits(view, nameOf);
  return { isMine, what, short: (isMine ? inShort(view, choices) : null) ?? what };
}

/** What a player may do, in few words; nothing if that is not much anyway. */
function inShort(view: View, choices: Choices): string | null {
  if (view.phase === "turn" && choices.claims.size && choices.blind.size)
    return t("may-draw-or-claim");
  if (view.phase === "turn") return either(usual(choices)) || null;
  return view.phase === "tunnel" && view.tunnel?.extra ? t("may-pay-or-give-up") : null;
}

function isDeciding({ seat, deciding, phase }: View): boolean {
  return phase !== "over" && seat !== null && deciding.includes(seat);
}

/** What is open in a turn, as alternatives; nothing outside of one. */
function mayDo(view: View, choices: Choices): string | null {
  if (view.phase !== "turn" || !isDeciding(view)) return null;
  const may = usual(choices);
  if (choices.stations.size) may.push(t("may-station"));
  if (choices.ports.size) may.push(t("may-port"));
  if (choices.exchange.length) may.push(t("may-exchange"));
  if (choices.pass) may.push(t("may-pass"));
  return may.length ? either(may) : null;
}

/** What is open in a turn of every game: the rest has buttons of its own. */
function usual(choices: Choices): string[] {
  const may: string[] = [];
  const hasCards = choices.up.size || choices.blind.size;
  if (hasCards && choices.tickets) may.push(t("may-cards-or-tickets"));
  else if (hasCards) may.push(t("may-draw"));
  else if (choices.tickets) may.push(t("may-tickets"));
  if (choices.claims.size) may.push(t("may-claim"));
  return may;
}

/** What else a player decides, or for whom everybody waits. */
function waits(view: View, nameOf: (seat: number) => string): string {
  if (view.phase === "over") return t("status-over");
  if (isDeciding(view)) {
    if (view.phase === "turn") return t("status-sending");
    const { extra, revealed } = view.tunnel ?? { extra: 0, revealed: {} };
    return t(`status-${view.phase}`, { n: extra, turned: total(revealed) });
  }
  const others = view.deciding.filter((each) => each !== view.seat).map(nameOf);
  const players = list(others);
  return view.phase === "opening" || view.phase === "pieces"
    ? t(`status-wait-${view.phase}`, { players, n: others.length })
    : t(`status-wait-${view.phase}`, { player: players });
}

/** Things of which one will do, as the language joins them. */
export function either(items: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang, {
    style: "long",
    type: "disjunction",
  }).format(items);
}
