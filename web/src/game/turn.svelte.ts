/** What a player is about to do: chosen step by step, then sent as one action. */

import type { BoardFacts, Target } from "../board";
import type { Cards } from "../net/messages";
import { settings } from "../settings.svelte";
import { choicesOf, colorOf, writeCards } from "./actions";
import { closedTracks } from "./prospects";
import { whyCard, whyRoute } from "./reasons";
import type { Table } from "./table.svelte";
import { Places, wildOf } from "./words";

export type By = "mouse" | "touch" | "key";
interface Wanted {
  verb: "claim" | "station" | "port";
  place: string;
}

/** What stands in the place for questions beside the board. */
export type Question =
  "offer" | "fleet" | "tunnel" | "borrow" | "exchange" | "refill" | "plan" | "decided" | null;

export interface Notice {
  text: string;
  rule: string | null;
}

export class Turn {
  /** What is being paid for. */
  wanted = $state.raw<Wanted | null>(null);
  building = $state<"" | "station" | "port">("");
  exchanging = $state(false);
  planning = $state(false);
  planned = $state.raw<ReadonlySet<string>>(new Set());
  /** The slot that is taken as soon as a deck is named that refills it. */
  refillFor = $state<number | null>(null);
  /** Tracks of a double route, one of which is meant. */
  twins = $state.raw<string[]>([]);
  /** The kind of card whose routes are shown. */
  picked = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);

  readonly places = $derived.by(() => new Places(this.facts));
  readonly view = $derived.by(() => this.table.view!);
  readonly choices = $derived.by(() => this.table.choices);
  readonly closed = $derived.by(() => closedTracks(this.table.prospects));
  /** How tickets stand. */
  readonly tickets = $derived.by(() => this.table.prospects?.tickets ?? {});
  readonly claimable = $derived.by(() => {
    const all = [...this.choices.claims.keys()];
    if (this.building || this.planning) return new Set<string>();
    if (!this.picked) return new Set(all);
    const color = colorOf(this.picked);
    const takes = (cards: Cards) => Object.keys(cards).some((kind) => colorOf(kind) === color);
    return new Set(all.filter((id) => this.choices.claims.get(id)!.some(takes)));
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
  readonly payments = $derived.by(() => (this.wanted ? this.waysToPay(this.wanted) : []));
  /** What was advised, sorted like the choices; nothing if no hint was asked for. */
  readonly advised = $derived.by(() => choicesOf(this.table.hint ? [this.table.hint.action] : []));
  readonly advisedPlaces = $derived.by(() => {
    const { claims, stations, ports } = this.advised;
    return new Set([...claims.keys(), ...stations.keys(), ...ports.keys()]);
  });
  readonly question = $derived.by<Question>(() => this.asked());

  constructor(
    readonly table: Table,
    readonly facts: BoardFacts,
  ) {}

  private asked(): Question {
    const { view, choices } = this;
    if (view.offer.length && choices.keep.length) return "offer";
    if (choices.pieces.length) return "fleet";
    if (view.tunnel) return "tunnel";
    if (choices.borrow.length) return "borrow";
    if (this.exchanging) return "exchange";
    if (this.refillFor !== null || choices.refill.length) return "refill";
    if (this.planning) return "plan";
    return view.decision ? "decided" : null;
  }

  /** What was being chosen makes no sense any more when the game has gone on. */
  reset(): void {
    this.wanted = null;
    this.building = "";
    this.exchanging = false;
    this.refillFor = null;
    this.twins = [];
  }

  /** Let go of everything that is open. */
  cancel(): void {
    this.reset();
    this.picked = null;
    this.notice = null;
  }

  act(action: string): void {
    this.wanted = null;
    this.picked = null;
    this.table.act(action);
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
      if (this.table.isMyTurn) this.say(this.whyRoute(id), this.table.prospects?.routes[id]?.rule);
    } else {
      const twin = this.places.route(id).twin;
      if (settings.askTwin && twin && this.choices.claims.has(twin)) this.twins = [id, twin];
      else this.begin({ verb: "claim", place: id }, by);
    }
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
    if (ways.length === 1 && !mustConfirm)
      this.act(`${wanted.verb} ${wanted.place} with ${writeCards(ways[0]!)}`);
    else this.wanted = wanted;
  }

  private waysToPay({ verb, place }: Wanted): Cards[] {
    const among = {
      claim: this.choices.claims,
      station: this.choices.stations,
      port: this.choices.ports,
    }[verb];
    return among.get(place) ?? [];
  }

  drawUp(slot: number): void {
    const refills = this.choices.up.get(slot);
    if (!refills) return this.attempt(`draw up ${slot}`);
    const remembered =
      settings.refill && refills.includes(settings.refill) ? settings.refill : null;
    const deck = refills.length === 1 ? refills[0]! : remembered;
    if (refills.length > 1 && !deck) this.refillFor = slot;
    else this.act(deck ? `draw up ${slot} refill ${deck}` : `draw up ${slot}`);
  }

  drawBlind(deck: string | null): void {
    this.attempt(deck ? `draw blind ${deck}` : "draw blind");
  }

  drawTickets(): void {
    this.attempt("tickets");
  }

  /** On your turn, try whatever was pointed at: if it cannot be done, the server says why. */
  private attempt(action: string): void {
    if (this.table.isMyTurn) this.act(action);
    else this.say(this.whyCard(null));
  }

  /** Why a card cannot be taken, or nothing. */
  whyCard(card: string | null): string {
    if (this.table.pending) return "";
    return whyCard(this.view, this.table.isMyTurn, card, wildOf(this.facts.cards));
  }

  /** Why a route cannot be claimed now, or nothing. */
  whyRoute(id: string): string {
    if (this.planning || this.choices.claims.has(id)) return "";
    const wild = wildOf(this.facts.cards);
    return whyRoute(this.view, this.table.prospects, this.table.isMyTurn, id, wild);
  }

  say(text: string, rule: string | null = null): void {
    if (text) this.notice = { text, rule };
  }
}
