/** What happened, at a glance: whose piece, which cards, which route, how many points. */

import type { CardFacts } from "../board";
import type { GameEvent } from "../net/messages";
import type { Backed } from "../ui/cards";
import type { GlyphName } from "../ui/glyphs";
import { language, t } from "../i18n/index.svelte";
import type { Told } from "./story";
import { line, takenBack, text, type Line } from "./telling";
import type { Places } from "./words";

/** A card that was taken: its face if everybody saw it, or its back. */
interface Sheet {
  face: CardFacts | Backed;
  isUp: boolean;
}

export interface Brief {
  /** The version of the step it begins with. */
  version: number;
  seat: number | null;
  /** What it begins with, and all of it, in sentences. */
  first: Line;
  lines: Line[];
  /** Who did it, as everybody is called. */
  name: string;
  cards: Sheet[];
  /** What was claimed or built, or what else there is to say. */
  title: string;
  /** The same where there is room, if it is more. */
  long: string | null;
  glyph: GlyphName | null;
  points: number | null;
  route: string | null;
  city: string | null;
}

type Names = (seat: number) => string;
/** What ends the digging of a tunnel, or needs none. */
type Dug = Extract<GameEvent, { type: "route-claimed" | "tunnel-given-up" }>;
type Drawn = Extract<GameEvent, { type: "card-taken" | "card-drawn" }>;

/** The story in short, the oldest first; cards that one player draws in a turn are one entry. */
export function briefs(steps: readonly Told[], places: Places, nameOf: Names): Brief[] {
  const told: Brief[] = [];
  for (const step of steps) tellStep(told, step, places, nameOf);
  return told;
}

/** Tell one more step; entries that are there already are replaced, never changed. */
function tellStep(told: Brief[], step: Told, places: Places, nameOf: Names): void {
  const { version, by, events, level } = step;
  if (step.back_to !== null) told.push(undone(step, places, nameOf));
  for (const event of events) {
    const said = event.type === "tickets-offered" ? null : line(event, places, nameOf);
    if (said) tellEvent(told, event, said, version, places, nameOf);
  }
  if (level) told.push(aside(t("busy-bot", { name: nameOf(by), level }), version));
}

function tellEvent(
  told: Brief[],
  event: GameEvent,
  said: Line,
  version: number,
  places: Places,
  nameOf: Names,
): void {
  const last = told.at(-1);
  if (isDrawn(event) && last?.cards.length === 1 && last.seat === event.seat) {
    const cards = [...last.cards, drawn(event, places)];
    told[told.length - 1] = { ...last, cards, lines: [...last.lines, said] };
  } else if (isDug(event) && last?.route === event.route) {
    const { lines } = told.pop()!; // the tunnel that led to it
    const dug = brief(event, said, version, places, nameOf);
    told.push({ ...dug, lines: [...lines, said] });
  } else told.push(brief(event, said, version, places, nameOf));
}

/** Tells a story that goes on without saying again what it has said. */
export class Teller {
  private steps: readonly Told[] = [];
  private told: Brief[] = [];
  private said = "";
  private places: Places | null = null;

  tell(steps: readonly Told[], places: Places, nameOf: Names): Brief[] {
    const seats = [...new Set(steps.map(({ by }) => by))].sort();
    const said = `${language()} ${seats.map(nameOf).join()}`;
    const goesOn = this.steps.every((step, at) => step === steps[at]);
    if (!goesOn || said !== this.said || places !== this.places) {
      this.steps = [];
      this.told = [];
    }
    const told = [...this.told];
    for (const step of steps.slice(this.steps.length)) tellStep(told, step, places, nameOf);
    Object.assign(this, { steps, told, said, places });
    return told;
  }
}

/** Who has taken back what. */
function undone(step: Told, places: Places, nameOf: Names): Brief {
  const said = takenBack(step, places, nameOf);
  const taken = briefs(
    step.taken.map((each) => ({ ...each, taken: [] })),
    places,
    nameOf,
  );
  return {
    version: step.version,
    seat: step.by,
    name: nameOf(step.by),
    first: said,
    lines: [said],
    cards: taken.flatMap(({ cards }) => cards),
    title: taken.flatMap(({ title }) => title || []).join(", "),
    long: null,
    glyph: "undo",
    points: null,
    route: null,
    city: null,
  };
}

/** What the others have done since a player's last move; for a spectator, the last round. */
export function sinceMine(told: readonly Brief[], me: number | null, players: number): Brief[] {
  const others = told.filter(({ seat }) => seat !== null);
  const from = others.findLastIndex(({ seat }) => seat === me);
  const recent = me === null ? others.slice(-players) : others.slice(from + 1);
  return recent.slice(-2 * players);
}

const DID = { take: "did-take", draw: "did-draw" };
const AND_DID = { take: "did-and-take", draw: "did-and-draw" };

/** What was taken and what drawn, each with its verb. */
export function phrases({ name, cards }: Brief): { verb: string; faces: Sheet["face"][] }[] {
  const found: { verb: string; isUp: boolean; faces: Sheet["face"][] }[] = [];
  for (const { face, isUp } of cards) {
    const last = found.at(-1);
    const said = last ? AND_DID : DID;
    const verb = t(isUp ? said.take : said.draw, { player: name });
    if (last?.isUp === isUp) last.faces.push(face);
    else found.push({ verb, isUp, faces: [face] });
  }
  return found;
}

export function sentence({ lines }: Brief): string {
  return lines.map(text).join(" ");
}

/** Something to say besides what was done. */
function aside(title: string, version: number): Brief {
  const first: Line = { seat: null, parts: [{ text: title, strong: false }] };
  const nothing = {
    name: "",
    cards: [],
    long: null,
    glyph: null,
    points: null,
    route: null,
    city: null,
  };
  return { version, seat: null, first, lines: [first], title, ...nothing };
}

function isDrawn(event: GameEvent): event is Drawn {
  return event.type === "card-taken" || event.type === "card-drawn";
}

function isDug(event: GameEvent): event is Dug {
  return event.type === "route-claimed" || event.type === "tunnel-given-up";
}

function drawn(event: Drawn, { facts }: Places): Sheet {
  const isUp = event.type === "card-taken";
  if (event.card) return { face: facts.cards[event.card]!, isUp };
  return { face: isUp ? "wagon" : (facts.decks[event.deck] ?? "wagon"), isUp };
}

function brief(
  event: GameEvent,
  said: Line,
  version: number,
  places: Places,
  nameOf: Names,
): Brief {
  const name = said.seat === null ? "" : nameOf(said.seat);
  const plain: Brief = {
    version,
    seat: said.seat,
    name,
    first: said,
    lines: [said],
    cards: [],
    title: text(said),
    long: null,
    glyph: null,
    points: null,
    route: said.route ?? null,
    city: said.city ?? null,
  };
  if (isDrawn(event)) return { ...plain, title: "", cards: [drawn(event, places)] };
  switch (event.type) {
    case "route-claimed":
      return { ...plain, title: places.ends(event.route), points: event.points };
    case "station-built":
      return { ...plain, title: places.city(event.city), glyph: "house" };
    case "port-built":
      return { ...plain, title: places.city(event.city), glyph: "quay" };
    case "tickets-kept":
      return {
        ...plain,
        title: `${event.count}`,
        long: t("log-tickets-kept", { player: name, n: event.count }),
        glyph: "tickets",
      };
    case "tunnel-tried":
      return { ...plain, title: places.ends(event.route), glyph: "tunnel" };
    case "tunnel-given-up":
      return { ...plain, title: places.ends(event.route), long: plain.title, glyph: "tunnel" };
    default:
      return plain;
  }
}
