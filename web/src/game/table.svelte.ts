/** A table as this browser follows it: its state, the view of one seat, its story. */

import type { Line } from "../net/here.svelte";
import { lineTo } from "../net/socket.svelte";
import type {
  Cards,
  ChatLine,
  FromServer,
  GameEvent,
  Happened,
  Imagined,
  ProspectsTold,
  Reaction,
  SeatView,
  Step,
  Suggested,
  TableState,
  View,
} from "../net/messages";
import type { Puzzling } from "../puzzles/puzzling.svelte";
import { speed } from "../settings.svelte";
import { choicesOf, noChoices, type Listed } from "./choices";
import { digFirst } from "./digging";
import { ToldViews } from "./fold";
import { mutedAt } from "./muting";
import { pace } from "./pace";
import { LONGEST, missedSince } from "./recap";
import { lastSeen, noteSeen } from "./seen";
import { tell, tellOn, type Told } from "./story";

/** A step with the view after it. */
type ShownStep = Step &
  Pick<Happened, "type" | "table" | "seat"> & { undoable: number[]; view: SeatView };

export interface Refusal {
  code: string;
  rule: string | null;
  message: string;
}

/** What is told again to a player who was away. */
export interface Recap {
  steps: Step[];
  /** How many of them have been shown. */
  at: number;
  isPlaying: boolean;
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
  steps = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Whose lines are not shown here. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  refusal = $state.raw<Refusal | null>(null);
  /** What was asked for and not answered yet. */
  pending = $state<string | null>(null);
  unknown = $state(false);
  /** What can still be done on the board, as the shown seat may know it. */
  prospects = $state.raw<ProspectsTold | null>(null);
  /** What the planner would do in the present position. */
  hint = $state.raw<Suggested | null>(null);
  /** What could be ordered for the next turn, once it was asked for. */
  imagined = $state.raw<Imagined | null>(null);
  /** What happened since the player last looked, while it is told. */
  recap = $state.raw<Recap | null>(null);
  /** What is to be found out, if the table is only there to show a puzzle. */
  puzzle = $state.raw<Puzzling | null>(null);
  /** The id of the question for a hint that is not answered yet. */
  asking = $state<string | null>(null);

  /** That of the last step that is shown. */
  version = $state(0);

  view = $derived<SeatView | null>(
    this.views[`${this.seat}`] ?? Object.values(this.views)[0] ?? null,
  );
  mine = $derived(this.state?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []);
  /** The color of each seat's pieces. */
  colors = $derived(this.state?.seats.map(({ color }) => color) ?? []);
  /** What the view lists, also while something of it is being done. */
  listed = $derived(this.view ? choicesOf(this.view) : noChoices());
  choices = $derived(this.pending ? noChoices() : this.listed);
  isMyTurn = $derived(this.seat !== null && (this.view?.deciding.includes(this.seat) ?? false));
  /** At one device: whose turn it is while the view of another player is shown, or null. */
  handOverTo = $derived.by(() => this.nextAtThisDevice());

  /** What the prospects depend on, when they were last asked for. */
  private looked = "";
  private queue: ShownStep[] = [];
  /** The views as they stand, however much of them is still to be shown. */
  private readonly told = new ToldViews();
  private showing = 0;
  /** The version that the player has seen, until the story since is known. */
  private missedFrom: number | null = null;
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
    readonly connection: Line = lineTo(id),
  ) {
    this.muted = mutedAt(id);
    const unlisten = this.connection.listen((message) => this.hear(message));
    const looked = () => this.lookedAgain();
    document.addEventListener("visibilitychange", looked);
    this.stop = () => {
      unlisten();
      document.removeEventListener("visibilitychange", looked);
    };
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
    if (!this.recap?.isPlaying) this.recap = null;
    const { id: table, seat, version } = this;
    const id = this.remember();
    this.pending = id;
    const cards = instead && { cards: instead };
    this.connection.wish({ type: "act", table, seat, version, id, action, ...cards });
  }

  /** Ask what could be claimed if it were the shown seat's turn. */
  imagine(): void {
    if (this.seat !== null)
      this.connection.tell({ type: "imagine", table: this.id, seat: this.seat });
  }

  /** Have something claimed when the turn comes. */
  order({ action }: Listed, instead: Cards | undefined, otherwise: string | null): void {
    if (this.seat === null) return;
    const cards = instead && { cards: instead };
    const { id: table, seat } = this;
    const id = this.remember();
    this.connection.wish({ type: "order", table, seat, id, action, otherwise, ...cards });
  }

  withdrawOrder(seat: number): void {
    this.connection.wish({ type: "withdraw-order", table: this.id, seat, id: this.remember() });
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

  /** As the host, let whoever said a line say no more to anybody, or again. */
  mute(line: number, muted: boolean): void {
    this.connection.wish({ type: "mute", table: this.id, id: this.remember(), line, muted });
  }

  react(reaction: Reaction): void {
    this.connection.wish({ type: "react", table: this.id, id: this.remember(), reaction });
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
        if (message.seat === this.seat) this.learn(message.steps);
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
      case "imagined":
        if (message.seat === this.seat) this.imagined = message;
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
    this.told.show(message);
    this.state = message.state;
    this.chat = message.chat;
    this.version = message.state.version;
    const mine = message.views.map(({ seat }) => seat);
    this.views = Object.fromEntries(message.views.map((view) => [`${view.seat}`, view]));
    if (!mine.includes(this.seat)) this.seat = mine[0] ?? null;
    this.recap = null;
    this.missedFrom = this.mine.length === 1 ? lastSeen(this.id, this.seat!) : null;
    if (message.views.length)
      this.connection.tell({ type: "history", table: this.id, seat: this.seat });
    this.looked = "";
    this.look();
  }

  /** The story of the game; what the player has missed of it is told step by step. */
  private learn(steps: Step[]): void {
    const [from, view] = [this.missedFrom, this.view];
    this.missedFrom = null;
    this.steps = tell(steps);
    if (from !== null && view && this.queue.length === 0) this.tellAgain(from, view);
    this.noteSeen();
  }

  /** Somebody looks at the page again: it may have gone on while nobody did. */
  private lookedAgain(): void {
    if (document.hidden || this.mine.length !== 1 || !this.view || this.queue.length) return;
    const seen = lastSeen(this.id, this.mine[0]!);
    if (seen !== null && !this.recap) this.tellAgain(seen, this.view);
    this.noteSeen();
  }

  private tellAgain(seen: number, now: SeatView): void {
    const counted = this.steps.filter(({ back_to }) => back_to === null);
    const missed = missedSince(counted, now, seen);
    if (!missed) return;
    const { id: table, seat } = this;
    const undoable = this.state?.undoable ?? [];
    this.steps = this.steps.filter((step) => step.version <= seen || step.back_to !== null);
    this.views = { ...this.views, [`${seat}`]: missed.before };
    this.recap = { steps: missed.steps, at: 0, isPlaying: true };
    this.queue = missed.steps.map((step) => ({ type: "events", table, seat, undoable, ...step }));
    this.show();
  }

  /** Tell nothing of the past any more: the game as it stands is shown. */
  skip(): void {
    if (!this.recap?.isPlaying) {
      this.recap = null;
      return;
    }
    this.recap = null;
    this.queue.shift(); // it is shown already
    while (this.queue.length > 1) this.take(this.queue.shift()!, false);
    this.show();
  }

  private noteSeen(): void {
    if (!document.hidden && this.seat !== null && !this.recap?.isPlaying)
      noteSeen(this.id, this.seat, this.version);
  }

  private happened(message: Happened): void {
    const last = Math.max(this.version, this.queue.at(-1)?.version ?? 0);
    if (message.version > last + 1) return this.connection.watch(this.id);
    if (message.version < last) return;
    const view = this.told.take(message);
    if (!view) return this.connection.watch(this.id);
    this.queue.push({ back_to: null, level: null, undoable: [], ...message, view });
    if (this.queue.length === 1) this.show();
    else if (this.queue.length > BEHIND) this.next();
  }

  /** Show the next step now, and the ones after it as fast as eyes can follow. */
  private show(): void {
    clearTimeout(this.showing);
    this.dig();
    const message = this.queue[0];
    if (!message) return this.shownAll();
    if (this.recap?.isPlaying) this.recap = { ...this.recap, at: this.recap.at + 1 };
    this.take(message, true);
    const wait = this.waitAfter(message);
    if (wait === 0) this.next();
    else this.showing = window.setTimeout(() => this.next(), wait);
  }

  /** A tunnel is seen to be dug before it is seen what comes of it. */
  private dig(): void {
    const step = this.queue[0];
    const before = this.views[`${step?.seat}`];
    if (!step || !before || step.seat !== this.seat) return;
    if (speed() && !this.recap) this.queue.splice(0, 1, ...digFirst(step, before));
  }

  /** A player who is faster need not look on until all cards of a tunnel are turned. */
  hasten(): void {
    if (this.queue[0]?.events.some(({ type }) => type === "tunnel-tried")) this.next();
  }

  /** How long a step is looked at; a recap as a whole takes a few seconds. */
  private waitAfter({ seat, events, by }: ShownStep): number {
    if (seat !== this.seat) return 0;
    const wait = pace(events, by === this.seat) * speed();
    return this.recap?.isPlaying ? Math.min(wait, LONGEST / this.recap.steps.length) : wait;
  }

  /** Everything is shown; without motion the recap stays to be read. */
  private shownAll(): void {
    if (this.recap?.isPlaying)
      this.recap = speed() === 0 ? { ...this.recap, isPlaying: false } : null;
    this.noteSeen();
  }

  /** A step has happened; it is seen and heard unless it is skipped. */
  private take(message: ShownStep, isSeen: boolean): void {
    const before = this.views[`${message.seat}`] ?? null;
    this.version = Math.max(this.version, message.version); // what is told again is older
    if (this.state) this.state = { ...this.state, undoable: message.undoable };
    if (message.seat === this.seat && before?.actions.join() !== message.view.actions.join())
      this.forgetHint();
    this.views = { ...this.views, [`${message.seat}`]: message.view };
    if (message.seat === this.seat) {
      this.tellStep(message, before, isSeen);
      this.look();
    }
  }

  /** The first step of the queue has been shown: go on to the one after it. */
  private next(): void {
    this.queue.shift();
    this.show();
  }

  private tellStep(
    { version, by, at, events, back_to, view, level }: ShownStep,
    before: View | null,
    isSeen: boolean,
  ): void {
    this.steps = tellOn(this.steps, { version, by, at, back_to, events, level });
    if (isSeen) this.onStep(events, before, view);
  }
}
