/** A table as this browser follows it: its state, the view of one seat, its story. */

import { connection as mine, type Connection } from "../net/socket.svelte";
import type {
  Cards,
  ChatLine,
  FromServer,
  GameEvent,
  ProspectsTold,
  SeatView,
  Step,
  Suggested,
  TableState,
  View,
} from "../net/messages";
import { speed } from "../settings.svelte";
import { choicesOf, noChoices, type Listed } from "./choices";
import { pace } from "./pace";

type Happened = Extract<FromServer, { type: "events" }>;

export interface Refusal {
  code: string;
  rule: string | null;
  message: string;
}

const BEHIND = 8; // steps waiting to be shown, from which on they are only caught up with

/** A name that nobody has used; a page over plain HTTP has no generator of them. */
function unique(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}

export class Table {
  state = $state.raw<TableState | null>(null);
  views = $state.raw<Record<string, SeatView>>({});
  /** Whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What was asked for and not answered yet. */
  pending = $state<string | null>(null);
  unknown = $state(false);
  /** What can still be done on the board, as the shown seat may know it. */
  prospects = $state.raw<ProspectsTold | null>(null);
  /** What the planner would do in the present position. */
  hint = $state.raw<Suggested | null>(null);
  /** The id of the question for a hint that is not answered yet. */
  asking = $state<string | null>(null);

  view = $derived<SeatView | null>(
    this.views[`${this.seat}`] ?? Object.values(this.views)[0] ?? null,
  );
  mine = $derived(this.state?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []);
  /** The color of each seat's pieces. */
  colors = $derived(this.state?.seats.map(({ color }) => color) ?? []);
  choices = $derived(this.pending || !this.view ? noChoices() : choicesOf(this.view));
  isMyTurn = $derived(this.seat !== null && (this.view?.deciding.includes(this.seat) ?? false));
  /** At one device: whose turn it is while the view of another player is shown, or null. */
  handOverTo = $derived.by(() => this.nextAtThisDevice());

  private version = 0;
  /** What the prospects depend on, when they were last asked for. */
  private looked = "";
  private queue: Happened[] = [];
  private showing = 0;
  private readonly stop: () => void;
  private readonly wishes = new Set<string>();

  constructor(
    readonly id: string,
    /** Told of each step when it is shown. */
    private readonly onStep: (
      events: GameEvent[],
      before: View | null,
      after: View,
    ) => void = () => {},
    readonly connection: Connection = mine,
  ) {
    this.stop = this.connection.listen((message) => this.hear(message));
    this.connection.watch(id);
  }

  /** Ask anew how the table stands. */
  rewatch(): void {
    this.connection.watch(this.id);
  }

  leave(): void {
    this.stop();
    clearTimeout(this.showing);
    this.connection.unwatch(this.id);
  }

  name(seat: number | null): string {
    return this.state?.seats.find((each) => each.seat === seat)?.name ?? "";
  }

  private nextAtThisDevice(): number | null {
    if (!this.view || this.view.phase === "over" || this.mine.length < 2) return null;
    const waiting = this.mine.filter((seat) => this.view!.deciding.includes(seat));
    return waiting.includes(this.seat ?? -1) ? null : (waiting[0] ?? null);
  }

  /** Look at the table from another of your seats; nothing of the last one stays. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.steps = [];
    this.prospects = null;
    this.refusal = null;
    this.forgetHint();
    this.connection.tell({ type: "history", table: this.id, seat });
    this.look();
  }

  /** Ask for the prospects if what they depend on has changed. */
  private look(): void {
    const view = this.view;
    if (!view) return;
    const pieces = view.players.map(({ wagons, ships }) => [wagons, ships]);
    const seen = JSON.stringify([
      view.seat,
      view.routes,
      view.buildings,
      view.tickets,
      view.offer,
      pieces,
    ]);
    if (seen === this.looked) return;
    this.looked = seen;
    this.connection.tell({ type: "prospects", table: this.id, seat: view.seat });
  }

  /** Do what is listed, or the same with other cards than the list has. */
  act({ action }: Listed, instead?: Cards): void {
    if (this.seat === null || this.pending) return;
    this.refusal = null;
    const { id: table, seat, version } = this;
    const id = this.remember();
    this.pending = id;
    const cards = instead && { cards: instead };
    this.connection.wish({ type: "act", table, seat, version, id, action, ...cards });
  }

  /** Ask what one could do. */
  suggest(): void {
    if (this.seat === null || this.asking || !this.isMyTurn || !this.state?.settings.hints) return;
    this.hint = null;
    this.asking = this.remember();
    this.connection.tell({ type: "suggest", table: this.id, seat: this.seat, id: this.asking });
  }

  private suggested(hint: Suggested): void {
    const isAsked = hint.id === this.asking;
    this.answered(hint.id);
    if (isAsked && this.view?.actions.includes(hint.action)) this.hint = hint;
  }

  private forgetHint(): void {
    this.hint = null;
    this.asking = null;
  }

  undo(): void {
    const seat = this.undoSeat();
    if (seat === null || this.pending) return;
    const id = this.remember();
    this.connection.wish({ type: "undo", table: this.id, seat, version: this.version, id });
  }

  /** The seat of mine that may take something back at once, the shown one first. */
  undoSeat(): number | null {
    const may = this.state?.undoable.filter((seat) => this.mine.includes(seat)) ?? [];
    if (this.seat !== null && may.includes(this.seat)) return this.seat;
    return may[0] ?? this.seat;
  }

  consent(seat: number, agree: boolean): void {
    this.connection.wish({ type: "consent", table: this.id, seat, id: this.remember(), agree });
  }

  comeBack(seat: number): void {
    this.connection.wish({ type: "return", table: this.id, seat, id: this.remember() });
  }

  say(text: string): void {
    this.connection.wish({ type: "chat", table: this.id, id: this.remember(), text });
  }

  private remember(): string {
    const id = unique();
    this.wishes.add(id);
    return id;
  }

  private hear(message: FromServer): void {
    if (!("table" in message) || message.table !== this.id) return;
    switch (message.type) {
      case "table":
        return this.shown(message);
      case "state":
        this.state = message.state;
        return;
      case "events":
        return this.happened(message);
      case "history":
        if (message.seat === this.seat) this.steps = message.steps;
        return;
      case "chat":
        if (!this.chat.some(({ number }) => number === message.line.number))
          this.chat = [...this.chat, message.line];
        return;
      case "error":
        if (message.code === "TABLE_UNKNOWN") this.unknown = true;
        return;
      case "prospects":
        if (message.seat === this.seat) this.prospects = message;
        return;
      case "suggestion":
        return this.suggested(message);
      case "done":
        return this.answered(message.id);
      case "stale":
        this.answered(message.id);
        return this.connection.watch(this.id);
      case "refused":
        if (this.wishes.has(message.id)) this.refusal = message;
        return this.answered(message.id);
    }
  }

  private answered(id: string): void {
    this.wishes.delete(id);
    if (this.pending === id) this.pending = null;
    if (this.asking === id) this.asking = null;
  }

  private shown(message: Extract<FromServer, { type: "table" }>): void {
    clearTimeout(this.showing);
    this.forgetHint();
    this.queue = [];
    this.state = message.state;
    this.chat = message.chat;
    this.version = message.state.version;
    const mine = message.views.map(({ seat }) => seat);
    this.views = Object.fromEntries(message.views.map((view) => [`${view.seat}`, view]));
    if (!mine.includes(this.seat)) this.seat = mine[0] ?? null;
    if (message.views.length)
      this.connection.tell({ type: "history", table: this.id, seat: this.seat });
    this.looked = "";
    this.look();
  }

  private happened(message: Happened): void {
    const last = this.queue.at(-1)?.version ?? this.version;
    if (message.version > last + 1) return this.connection.watch(this.id);
    if (message.version < last) return;
    this.queue.push(message);
    if (this.queue.length === 1) this.show();
    else if (this.queue.length > BEHIND) this.next();
  }

  /** Show the next step now, and the ones after it as fast as eyes can follow. */
  private show(): void {
    clearTimeout(this.showing);
    const message = this.queue[0];
    if (!message) return;
    const before = this.views[`${message.seat}`] ?? null;
    this.version = message.version;
    if (this.state) this.state = { ...this.state, undoable: message.undoable };
    if (message.seat === this.seat && before?.actions.join() !== message.view.actions.join())
      this.forgetHint();
    this.views = { ...this.views, [`${message.seat}`]: message.view };
    if (message.seat === this.seat) {
      this.tellStep(message, before);
      this.look();
    }
    const isWatched = message.seat === this.seat;
    const wait = isWatched ? pace(message.events, message.by === this.seat) * speed() : 0;
    if (wait === 0) this.next();
    else this.showing = window.setTimeout(() => this.next(), wait);
  }

  /** The first step of the queue has been shown: go on to the one after it. */
  private next(): void {
    this.queue.shift();
    this.show();
  }

  private tellStep(
    { version, by, at, events, back_to, view }: Happened,
    before: View | null,
  ): void {
    if (back_to !== null) this.steps = this.steps.filter((step) => step.version <= back_to);
    if (events.length) this.steps = [...this.steps, { version, by, at, events }];
    this.onStep(events, before, view);
  }
}
