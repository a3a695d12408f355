/** What a person prefers, remembered by this browser. */

import type { Level } from "./net/messages";

export interface Settings {
  /** The tag of the language that was chosen, or none yet. */
  language: string;
  theme: "auto" | "light" | "dark";
  sound: number;
  speed: "off" | "fast" | "normal" | "slow";
  confirm: "always" | "touch" | "never";
  askTwin: boolean;
  refill: "" | "wagon" | "ship";
  letters: boolean;
  /** Whether colors have the letters of records instead of those of the language. */
  internationalLetters: boolean;
  notify: boolean;
  /** Whether tickets and cards are explained in games against bots. */
  help: Help;
  name: string;
  /** The game that was chosen last, or none yet. */
  game: string;
  bots: number;
  /** The level of bots that was chosen last, or none yet. */
  level: Level | "";
}

/** Whether what is pointed at is explained, and until when. */
const HELP = [
  "new", // in a first game, and that has not been said yet
  "first", // until the first game is over
  "on", // until somebody turns it off
  "off",
] as const;
export type Help = (typeof HELP)[number];

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  sound: 0.5,
  speed: "normal",
  confirm: "always",
  askTwin: false,
  refill: "",
  letters: true,
  internationalLetters: false,
  notify: false,
  help: "new",
  name: "",
  game: "",
  bots: 1,
  level: "",
};
const KEY = "railwright";

/** The settings as this browser remembers them. */
export function remembered(): Settings {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) return { ...DEFAULTS };
    const known = JSON.parse(kept) as Partial<Settings>;
    return { ...DEFAULTS, ...known, help: rememberedHelp(known.help) };
  } catch {
    return { ...DEFAULTS }; // private windows may forbid storage
  }
}

/** Earlier versions kept whether there is help; who has played here and said nothing needs none. */
function rememberedHelp(kept: unknown): Help {
  if (kept === true) return DEFAULTS.help;
  return HELP.find((each) => each === kept) ?? "off";
}

export const settings = $state<Settings>(remembered());

const dark = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(dark.matches);
dark.addEventListener("change", () => (systemIsDark = dark.matches));
const still = matchMedia("(prefers-reduced-motion: reduce)");
const paper = matchMedia("print");
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** How long animations take, as a factor; 0 for none. */
export function speed(): number {
  return still.matches ? 0 : SPEEDS[settings.speed];
}

/** Whether pages are dark: as the device is, until somebody chooses. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && systemIsDark);
}

/** Whoever has played a first game needs no help, unless they asked for it. */
export function endFirstGame(): void {
  if (settings.help !== "on") settings.help = "off";
}

/** Choose the other theme; choosing that of the device is following it again. */
export function switchTheme(): void {
  const wanted = !isDark();
  settings.theme = wanted === systemIsDark ? "auto" : wanted ? "dark" : "light";
}

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() && !paper.matches ? "dark" : "light"; // paper is never dark
  root.style.setProperty("--speed", `${speed() || 0.001}`);
  root.classList.toggle("no-letters", !settings.letters);
}

/** Keep the page and the memory of the browser in step with the settings. */
export function keepSettings(): void {
  for (const each of [still, paper]) each.addEventListener("change", dress);
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      dress();
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // nothing is remembered, which is all that is lost
      }
    });
  });
}
