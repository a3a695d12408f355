/** What calls for a player's attention: the title, sounds, notices, notifications. */

import { untrack } from "svelte";
import { learn, t } from "../i18n/index.svelte";
import type { GameEvent } from "../net/messages";
import { notify } from "../notify";
import { settings } from "../settings.svelte";
import { play as sound } from "../sound";
import { ADVICE } from "./advice_words";
import { gameName } from "./games.svelte";
import { refused } from "./reasons";
import type { Moment } from "./moment.svelte";
import { line, takenBack, text } from "./telling";
import type { Turn } from "./turn.svelte";
import { seatName } from "./words";

export class Attention {
  /** What screen readers say. */
  said = $state("");
  /** The tickets that were completed when it was last looked. */
  private completed: ReadonlySet<string> | null = null;
  /** The version of the step that was told last. */
  private told: number | null = null;

  constructor(
    private readonly turn: Turn,
    private readonly moment: Moment,
  ) {}

  /** Tell what happened. */
  announce(events: GameEvent[]): void {
    const { table, places } = this.turn;
    const nameOf = (seat: number) => seatName(table.state!.seats[seat]);
    const lines = events
      .map((event) => line(event, places, nameOf))
      .filter((each) => each !== null);
    if (lines.length) this.said = lines.map(text).join(". ");
    for (const event of events) {
      if (event.type === "last-turns-began") this.turn.say(text(line(event, places, nameOf)!));
      if (event.type === "market-swept")
        this.turn.say(t("log-market-swept", { wild: places.facts.wild }));
    }
  }

  /** Keep watching the table; called once, while a page is set up. */
  watch(): void {
    $effect(() => {
      void this.turn.view.actions;
      untrack(() => this.turn.reset());
    });
    $effect(() => this.refused());
    $effect(() => this.advised());
    $effect(() => this.celebrate());
    $effect(() => this.entitle());
    $effect(() => this.takenBack());
    $effect(() => this.notify());
  }

  private refused(): void {
    const { refusal } = this.turn.table;
    if (!refusal) return;
    this.turn.say(refused(refusal.code, this.turn.facts), refusal.rule);
    sound("refused");
  }

  private advised(): void {
    const { table, view, places } = this.turn;
    const { hint } = table;
    if (!hint) return;
    void Promise.all([import("./hint"), learn("advice", ADVICE)]).then(
      ([{ advice }]) => (this.said = advice(hint, view, places)),
      () => {}, // the hint itself says that its words are missing
    );
  }

  /** Somebody takes something back while the page looks on. */
  private takenBack(): void {
    const { table, places } = this.turn;
    const last = table.steps.at(-1);
    const isNew = last !== undefined && this.told !== null && last.version > this.told;
    this.told = last?.version ?? this.told;
    if (!isNew || last.back_to === null) return;
    const said = text(takenBack(last, places, (seat) => seatName(table.state!.seats[seat])));
    this.said = said;
    if (!table.mine.includes(last.by)) this.turn.say(said);
  }

  private celebrate(): void {
    const { table, tickets, view } = this.turn;
    if (!table.prospects || view.phase === "over") return;
    const done = new Set(view.tickets.filter((id) => tickets[id]?.done));
    const added = this.completed && [...done].filter((id) => !this.completed!.has(id));
    this.completed = done;
    if (!added?.length) return;
    sound("ticket");
    this.turn.say(t("ticket-celebrated"));
    const { facts } = this.turn;
    const owned = new Set(Object.keys(view.routes).filter((id) => view.routes[id] === view.seat));
    void import("./way").then(({ wayOf }) =>
      this.moment.sweep(added.flatMap((id) => wayOf(id, facts, owned))),
    );
  }

  private entitle(): void {
    const game = gameName(this.turn.facts.name, this.turn.facts.title);
    document.title = this.turn.table.isMyTurn
      ? t("title-my-turn", { game })
      : `${game} – Railwright`;
  }

  private notify(): void {
    const { table } = this.turn;
    if (table.isMyTurn && settings.notify) void notify(t("status-your-turn"), `/t/${table.id}`);
  }
}
