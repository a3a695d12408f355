/** What a player is about to do: chosen step by step, then sent as one action. */

import type { BoardFacts, Target } from "../board";
import type { Cards } from "../net/messages";
import { settings } from "../settings.svelte";
import { cheapFirst } from "./cards";
import { choicesOf, noChoices, type Listed, type Payment } from "./choices";
import { closedTracks } from "./prospects";
import { drawBar, whyDraw, whyRoute } from "./reasons";
import type { Table } from "./table.svelte";
import { citiesOf } from "./tickets";
import { Places } from "./words";

export type By = "mouse" | "touch" | "key";
interface Wanted {
  verb: "claim" | "station" | "port";
  place: string;
  /** Whether it is for the next turn. */
  isOrder?: boolean;
}

/** What stands in the place for questions beside the board. */
export type Question =
  | "offer"
  | "fleet"
  | "tunnel"
  | "borrow"
  | "exchange"
  | "refill"
  | "draw-tickets"
  | "plan"
  | "decided"
  | null;

export interface Notice {
  text: string;
  rule: string | null;
}

const NONE: ReadonlySet<string> = new Set();

export class Turn {
  /** What is being paid for, and the number of the way to pay that is picked. */
  wanted = $state.raw<Wanted | null>(null);
  way = $state(0);
  building = $state<"" | "station" | "port">("");
  exchanging = $state(false);
  /** Whether to draw tickets is asked, since it may cost the game. */
  drawing = $state(false);
  planning = $state(false);
  planned = $state.raw<ReadonlySet<string>>(new Set());
  /** The slot that is taken as soon as a deck is named that refills it. */
  refillFor = $state<number | null>(null);
  /** Tracks of a double route, one of which is meant. */
  twins = $state.raw<string[]>([]);
  /** The kind of card whose routes are shown. */
  picked = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The action that a lesson asks for. */
  guided = $state<string | null>(null);
  /** The offered tickets that are ticked. */
  keeping = $state.raw<readonly string[]>([]);

  readonly places = $derived.by(() => new Places(this.facts));
  readonly view = $derived.by(() => this.table.view!);
  readonly choices = $derived.by(() => this.table.choices);
  readonly closed = $derived.by(() => closedTracks(this.table.prospects));
  /** How tickets stand. */
  readonly tickets = $derived.by(() => this.table.prospects?.tickets ?? {});
  readonly claimable = $derived.by(() =>
    this.building || this.planning ? NONE : new Set(this.choices.claims.keys()),
  );
  /** Routes that can be claimed now and lie on the way of an open ticket. */
  readonly serving = $derived.by(() => {
    const ways = new Set(this.open.flatMap((id) => this.tickets[id]?.way ?? []));
    return new Set([...this.claimable].filter((id) => ways.has(id)));
  });
  /** Routes that the picked cards pay for. */
  readonly payable = $derived.by(() => {
    if (!this.picked) return NONE;
    const { cards: known } = this.facts;
    const color = known[this.picked]?.color;
    const takes = ({ cards }: Payment) =>
      Object.keys(cards).some((kind) => known[kind]!.color === color);
    return new Set([...this.claimable].filter((id) => this.choices.claims.get(id)!.some(takes)));
  });
  /** Tickets that are not completed yet. */
  readonly open = $derived.by(() => this.view.tickets.filter((id) => !this.tickets[id]?.done));
  /**
   * What the board opens on, once it is known how tickets stand.
   *
   * The cities of open tickets, and the routes that they need where a ticket is wider than the
   * page; without such tickets a plan, or all cities, or where these are too small to be read
   * the player's own network.
   */
  readonly home = $derived.by(() => {
    if (!this.table.prospects) return null;
    const ways = this.open.flatMap((id) => this.tickets[id]?.way ?? []);
    if (this.open.length) return [...this.ofTickets(this.open), ...this.ofRoutes(ways)];
    const all = this.facts.cities.map(({ id }) => id);
    return [...this.ofRoutes([...this.planned]), all, ...this.ofRoutes(this.owned)];
  });
  /** The cities of open tickets. */
  readonly cities = $derived.by(() => new Set(this.ofTickets(this.open).flat()));
  /** The cities of what is being decided. */
  readonly framed = $derived.by(() => {
    const { view, wanted } = this;
    if (this.question === "offer") return this.ofTickets(view.offer);
    if (view.tunnel) return this.around(view.tunnel.route);
    if (!wanted) {
      const isPointed = this.guided !== null || this.table.puzzle;
      return isPointed ? this.pointedAt : [];
    }
    return wanted.verb === "claim" ? this.around(wanted.place) : [[wanted.place]];
  });
  readonly buildable = $derived.by(
    () =>
      new Set(
        this.building === "station"
          ? this.choices.stations.keys()
          : this.building === "port"
            ? this.choices.ports.keys()
            : [],
      ),
  );
  /** The city where something is built as soon as it is paid for. */
  readonly site = $derived.by(() =>
    this.wanted && this.wanted.verb !== "claim" ? this.wanted.place : null,
  );
  readonly payments = $derived.by(() => (this.wanted ? this.waysToPay(this.wanted) : []));
  /** What can be ordered for the next turn, as far as it is known. */
  readonly orderable = $derived.by(() => {
    const { imagined } = this.table;
    return imagined ? choicesOf({ ...imagined, decks: this.view.decks }) : noChoices();
  });
  /** The action that a hint or a lesson points out. */
  private readonly pointed = $derived.by(() => this.table.hint?.action ?? this.guided);
  /** What was advised, sorted like the choices; nothing if no hint was asked for. */
  readonly advised = $derived.by(() =>
    this.pointed === null ? noChoices() : choicesOf(this.view, this.pointed),
  );
  readonly advisedPlaces = $derived.by(() => {
    const { claims, stations, ports } = this.advised;
    return new Set([...claims.keys(), ...stations.keys(), ...ports.keys()]);
  });
  readonly question = $derived.by<Question>(() => this.asked());

  constructor(
    readonly table: Table,
    readonly facts: BoardFacts,
  ) {}

  /** The player's own routes. */
  private get owned(): string[] {
    const { routes, seat } = this.view;
    return Object.keys(routes).filter((id) => routes[id] === seat);
  }

  /** The ends of the route, or the city, that is pointed out. */
  private get pointedAt(): string[][] {
    const { claims, stations, ports } = this.advised;
    const cities = [...stations.keys(), ...ports.keys()];
    return [
      ...[...claims.keys()].flatMap((id) => this.around(id)),
      ...cities.map((city) => [city]),
    ];
  }

  /** The ends of a route, and where its spaces lie if both cannot be seen at once. */
  around(id: string): string[][] {
    const { a, b, slots } = this.places.route(id);
    const [x, y] = slots[0]!;
    const far = (city: string) => {
      const at = this.facts.cities.find((each) => each.id === city)!;
      return Math.hypot(at.x - x, at.y - y);
    };
    return [[a, b], [far(a) < far(b) ? a : b]];
  }

  private ofTickets(ids: readonly string[]): string[][] {
    return ids.map((id) => citiesOf(this.facts.tickets[id]!, this.facts));
  }

  private ofRoutes(ids: readonly string[]): string[][] {
    return ids.map((id) => this.places.route(id)).map(({ a, b }) => [a, b]);
  }

  /** A question stays, with what was chosen, until its answer counts: it may be refused. */
  private asked(): Question {
    const { view } = this;
    const { keep, pieces, borrow, refill, tickets } = this.table.listed;
    if (view.offer.length && keep.length) return "offer";
    if (pieces.length) return "fleet";
    if (view.tunnel) return "tunnel";
    if (borrow.length) return "borrow";
    if (this.exchanging) return "exchange";
    if (this.refillFor !== null || refill.length) return "refill";
    if (this.drawing && tickets) return "draw-tickets";
    if (this.planning) return "plan";
    return view.decision ? "decided" : null;
  }

  /** What was being chosen makes no sense any more when the game has gone on. */
  reset(): void {
    if (this.wanted?.isOrder && this.mayOrder) this.table.imagine();
    else this.wanted = null;
    this.building = "";
    this.exchanging = false;
    this.drawing = false;
    this.refillFor = null;
    this.twins = [];
  }

  /** Neither plan nor build any more. */
  leaveMode(): void {
    this.planning = false;
    this.building = "";
  }

  /** Let go of everything that is open. */
  cancel(): void {
    this.wanted = null;
    this.reset();
    this.picked = null;
    this.notice = null;
  }

  /** Do what is listed, or the same with other cards than the list has. */
  act(listed: Listed, instead?: Cards): void {
    this.wanted = null;
    this.picked = null;
    this.table.act(listed, instead);
  }

  pick(kind: string): void {
    this.picked = this.picked === kind ? null : kind;
  }

  /** Somebody points at a place of the board. */
  choose(target: Target, by: By): void {
    const { id, kind } = target;
    if (kind === "city") {
      if (this.building && this.buildable.has(id))
        this.begin({ verb: this.building, place: id }, by);
    } else if (this.planning) this.mark(id);
    else if (!this.choices.claims.has(id)) {
      if (this.mayOrder) this.beginOrder(id);
      else if (this.table.isMyTurn)
        this.say(this.whyRoute(id), this.table.prospects?.routes[id]?.rule);
    } else if (this.wanted?.place === id && this.payments[this.way]) {
      this.act(this.payments[this.way]!); // pointed at a second time
    } else {
      const twin = this.places.route(id).twin;
      if (settings.askTwin && twin && this.choices.claims.has(twin)) this.twins = [id, twin];
      else this.begin({ verb: "claim", place: id }, by);
    }
  }

  /** Whether the shown seat waits for a turn for which something can be ordered. */
  private get mayOrder(): boolean {
    const { table, view } = this;
    if (table.seat === null || table.state?.settings.lesson) return false;
    return !table.isMyTurn && view.phase !== "over" && !table.recap;
  }

  /** Ask what could be claimed then; the payment shows as soon as that is known. */
  private beginOrder(id: string): void {
    const bar = this.table.prospects?.routes[id];
    if (this.view.routes[id] !== undefined || bar) return this.say(this.whyRoute(id), bar?.rule);
    this.table.imagined = null;
    this.table.imagine();
    this.wanted = { verb: "claim", place: id, isOrder: true };
  }

  /** Have what is wanted done on the next turn, or else cards drawn blind from a deck. */
  order(way: Payment, instead: Cards | undefined, deck: string | null): void {
    const draw = deck === null ? undefined : this.orderable.blind.get(deck);
    this.wanted = null;
    this.table.order(way, instead, draw?.action ?? null);
  }

  private mark(route: string): void {
    const next = new Set(this.planned);
    if (!next.delete(route)) next.add(route);
    this.planned = next;
  }

  /** Begin to pay for something; do it at once if there is nothing to choose. */
  begin(wanted: Wanted, by: By): void {
    const ways = this.waysToPay(wanted);
    const mustConfirm =
      settings.confirm === "always" || (settings.confirm === "touch" && by === "touch");
    this.twins = [];
    this.way = Math.max(
      0,
      ways.findIndex(({ action }) => action === this.pointed),
    );
    if (ways.length === 1 && !mustConfirm) this.act(ways[0]!);
    else this.wanted = wanted;
  }

  /** The ways to pay for something, cheap ones first. */
  private waysToPay({ verb, place, isOrder }: Wanted): Payment[] {
    if (isOrder) return cheapFirst(this.orderable.claims.get(place) ?? [], this.facts);
    const among = {
      claim: this.choices.claims,
      station: this.choices.stations,
      port: this.choices.ports,
    }[verb];
    return cheapFirst(among.get(place) ?? [], this.facts);
  }

  drawUp(slot: number): void {
    const ways = this.choices.up.get(slot);
    if (!ways) return this.sayBar(`${slot}`);
    const way =
      ways.length === 1
        ? ways[0]
        : ways.find(({ deck }) => this.facts.decks[deck ?? ""] === settings.refill);
    if (way) this.act(way);
    else this.refillFor = slot;
  }

  drawBlind(deck: string): void {
    const way = this.choices.blind.get(deck);
    if (way) this.act(way);
    else this.sayBar(deck);
  }

  drawTickets(): void {
    const { tickets } = this.choices;
    if (!tickets) this.sayBar("tickets");
    else if (settings.confirm === "never" || this.drawing) this.act(tickets);
    else this.drawing = true;
  }

  /** Say why a slot, a deck or the tickets cannot be drawn from now. */
  private sayBar(what: string): void {
    this.say(this.whyDraw(what), this.table.isMyTurn ? drawBar(this.view, what)?.rule : null);
  }

  /** Why a slot, a deck or the tickets cannot be drawn from, or nothing. */
  whyDraw(what: string): string {
    if (this.table.pending) return "";
    return whyDraw(this.view, this.table.isMyTurn, what, this.facts);
  }

  /** Why a route cannot be claimed now, or nothing. */
  whyRoute(id: string): string {
    if (this.planning || this.table.pending || this.choices.claims.has(id)) return "";
    return whyRoute(this.view, this.table.prospects, this.table.isMyTurn, id, this.facts);
  }

  say(text: string, rule: string | null = null): void {
    if (text) this.notice = { text, rule };
  }
}
