/** What a board shows; plain values, set from outside, never changed by the widget. */

export interface BoardState {
  /** Claimed routes and the seats that own them. */
  owners: Record<string, number>;
  /** Cities with a station or port and the seats that own it. */
  buildings: Record<string, number>;
  /** The color of each seat's pieces. */
  colors: readonly string[];
  /** Routes that can be claimed now. */
  claimable: ReadonlySet<string>;
  /** Those of them that serve the player's tickets: they are lit. */
  serving: ReadonlySet<string>;
  /** Routes that can be paid for with the cards that are picked. */
  payable: ReadonlySet<string>;
  /** Cities of the player's open tickets. */
  mine: ReadonlySet<string>;
  /** What somebody did last, until the next move. */
  last: LastMove | null;
  /** Cities where something can be built now; empty while nobody wants to build. */
  buildable: ReadonlySet<string>;
  /** The one of them that is being paid for. */
  site: string | null;
  /** Routes that nobody can claim any more. */
  closed: ReadonlySet<string>;
  /** Routes that a player has marked for later. */
  planned: ReadonlySet<string>;
  /** Whether every route can be chosen, whoever owns it. */
  marking: boolean;
  /** What is lit while all else is dimmed, or null. */
  lit: Lit | null;
  /** Cities that are marked, such as those of offered tickets. */
  marked: ReadonlySet<string>;
  /** The route that is being paid for. */
  chosen: string | null;
  /** Routes and cities that somebody was advised to take. */
  advised: ReadonlySet<string>;
  /** Routes along which light runs, one after the other. */
  swept: readonly Swept[];
  /** How warm routes are on a heat map, in steps from 1 to 7; others have no color of their own. */
  heat: Readonly<Record<string, number>>;
  /** Whose pieces are shown as a ghost under the pointer, or null. */
  ghost: number | null;
}

export interface LastMove {
  seat: number;
  route: string | null;
  city: string | null;
  /** Whether it has only just happened. */
  isNew: boolean;
}

export interface Swept {
  route: string;
  /** Whether the light runs from its second end to its first. */
  isBack: boolean;
}

export interface Lit {
  routes: ReadonlySet<string>;
  cities: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export const EMPTY: BoardState = {
  owners: {},
  buildings: {},
  colors: [],
  claimable: NONE,
  serving: NONE,
  payable: NONE,
  mine: NONE,
  last: null,
  buildable: NONE,
  site: null,
  closed: NONE,
  planned: NONE,
  marking: false,
  lit: null,
  marked: NONE,
  chosen: null,
  advised: NONE,
  swept: [],
  heat: {},
  ghost: null,
};
