/** What a newcomer is told of a ticket, a card that cannot be taken, and a payment. */

import type { RouteFacts } from "../board";
import { isWild, total } from "../game/cards";
import { missingCards } from "../game/plan";
import { drawBar } from "../game/reasons";
import type { Turn } from "../game/turn.svelte";
import { list, t } from "../i18n/index.svelte";
import type { Cards } from "../net/messages";

export interface Explained {
  lines: string[];
  /** What may cost the player much, or nothing. */
  warning: string;
  /** The id of the rule that it rests on. */
  rule: string | null;
}

/** Pieces of a sort, needed and held. */
interface Shortage {
  piece: "train" | "wagon" | "ship";
  need: number;
  have: number;
}

/** What a ticket of one's own, or one that is offered, still needs. */
export function aboutTicket(id: string, turn: Turn): Explained | null {
  const prospect = turn.tickets[id];
  if (!prospect) return null;
  if (prospect.done) return said([t("help-ticket-done")]);
  if (prospect.missing === null)
    return said([], t(stationsLeft(turn) ? "help-ticket-station" : "help-ticket-blocked"));
  const routes = prospect.way.map((route) => turn.places.route(route));
  const parts = routes.map(({ id: route, length }) =>
    t("help-way-part", { route: turn.places.ends(route), n: length }),
  );
  const n = missingCards(routes, turn.view.hand, turn.facts);
  return said(
    [
      t("help-ticket-way", { spaces: prospect.missing, way: list(parts) }),
      t("help-ticket-cards", { n }),
    ],
    tooFew(routes, turn),
  );
}

/** How many stations there are to build, with which a route of others can still be used. */
function stationsLeft({ view, facts }: Turn): number {
  const me = view.players.find(({ seat }) => seat === view.seat);
  return facts.game.stations ? (me?.buildings ?? 0) : 0;
}

/** A warning where a ticket, alone or with the others, asks for more pieces than there are. */
function tooFew(routes: RouteFacts[], turn: Turn): string {
  const alone = shortage(routes, turn);
  if (alone) return t("help-ticket-hard", { ...alone });
  const all = shortage([...wantedRoutes(turn), ...routes], turn);
  if (!all) return "";
  return t(turn.keeping.length ? "help-keep-hard" : "help-tickets-hard", { ...all });
}

/** What may be costly in keeping the offered tickets that are ticked. */
export function aboutKeeping(turn: Turn): Explained | null {
  const warning = tooFew([], turn);
  return warning ? said([], warning) : null;
}

/** Why a slot, a deck or the tickets cannot be drawn from. */
export function aboutDraw(what: string, turn: Turn): Explained | null {
  const why = turn.whyDraw(what);
  const bar = drawBar(turn.view, what);
  const isEarly = turn.table.isMyTurn && bar?.code === "WRONG_PHASE";
  return why ? said([isEarly ? t("why-finish-first") : why], "", bar?.rule) : null;
}

/** What may be costly in the way to pay that is picked. */
export function aboutPayment(turn: Turn): Explained | null {
  const { wanted, payments, way, facts } = turn;
  const picked = payments[way];
  if (!wanted || !picked) return null;
  const wilds = (cards: Cards) =>
    Object.keys(cards).reduce((sum, kind) => sum + +isWild(facts.cards[kind]!) * cards[kind]!, 0);
  const alike = payments.filter(({ cards }) => total(cards) === total(picked.cards));
  const fewest = Math.min(...alike.map(({ cards }) => wilds(cards)));
  const lines = wilds(picked.cards) > fewest ? [t("help-pay-wild", { wild: facts.wild })] : [];
  const short = wanted.verb === "claim" ? afterwards(turn.places.route(wanted.place), turn) : null;
  if (!short && !lines.length) return null;
  return said(lines, short ? t("help-pay-hard", { ...short }) : "");
}

/** The pieces that open tickets lack once a route is claimed that none of them needs. */
function afterwards(route: RouteFacts, turn: Turn): Shortage | null {
  const wanted = wantedRoutes(turn);
  return wanted.some(({ id }) => id === route.id) ? null : shortage(wanted, turn, [route]);
}

/** The routes that open tickets need, with those that are about to be kept, each once. */
function wantedRoutes({ open, keeping, tickets, places }: Turn): RouteFacts[] {
  const ids = new Set([...open, ...keeping].flatMap((id) => tickets[id]?.way ?? []));
  return [...ids].map((id) => places.route(id));
}

/** Of which pieces there are too few for some routes after others were claimed, if of any. */
function shortage(routes: RouteFacts[], turn: Turn, paid: RouteFacts[] = []): Shortage | null {
  const { view } = turn;
  const me = view.players.find(({ seat }) => seat === view.seat);
  if (!me) return null;
  const unique = [...new Map(routes.map((route) => [route.id, route])).values()];
  const spaces = (some: RouteFacts[], isSea: boolean) =>
    some
      .filter(({ kind }) => (kind === "sea") === isSea)
      .reduce((sum, { length }) => sum + length, 0);
  const hasShips = turn.facts.routes.some(({ kind }) => kind === "sea");
  for (const isSea of [false, true]) {
    const need = spaces(unique, isSea);
    const have = (isSea ? me.ships : me.wagons) - spaces(paid, isSea);
    if (need > have) return { piece: isSea ? "ship" : hasShips ? "wagon" : "train", need, have };
  }
  return null;
}

function said(lines: string[], warning = "", rule: string | null = null): Explained {
  return { lines, warning, rule };
}
