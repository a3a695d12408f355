/** Which parts the rules of a game have, in order, and which numbered rules each tells. */

export interface Part {
  id: string;
  games: string;
  rules: string;
}

const E = "europe";
const N = "nordic";
const S = "switzerland";
const W = "world";
const U = "usa";
const ALL = [E, N, S, W, U].join(" ");

const part = (id: string, games: string, rules = ""): Part => ({ id, games, rules });

export const PARTS: Part[] = [
  part("goal", ALL, "C-01 C-64"),
  part("setup-europe", E, "E-01 E-02 E-05 E-06 E-07"),
  part("setup-nordic", N, "N-01 N-02 N-05 N-06"),
  part("setup-switzerland", S, "S-01 S-02 S-13 S-15"),
  part("setup-world", W, "W-01 W-02 W-06 W-08 W-09 W-10"),
  part("setup-usa", U, "U-01 U-02 U-04"),
  part("turn", ALL, "C-09 C-10 C-11 C-12"),
  part("draw", ALL, "C-13 C-14 C-15 C-16 C-22"),
  part("wild-draw", [E, W, U].join(" "), "C-18 E-11 W-14 U-06"),
  part("wild-draw-free", [N, S].join(" "), "N-09 S-16"),
  part("sweep", [E, S, W, U].join(" "), "C-20 E-13 S-17 W-17"),
  part("no-sweep", N, "N-10"),
  part("two-decks", W, "W-03 W-04 W-13 W-15 W-16 W-18 W-19"),
  part("claim", ALL, "C-23 C-24 C-25 C-28 C-29 C-31 C-32"),
  part("wild-pay", [E, W, U].join(" "), "C-03 U-07 W-28"),
  part("wild-pay-nordic", N, "N-11 N-12"),
  part("wild-pay-switzerland", S, "S-18 S-19"),
  part("double-four", [E, W, U].join(" "), "C-34 C-35 C-36 W-32 W-33 U-08"),
  part("double-three", [N, S].join(" "), "C-34 C-35 C-36 N-23 N-24 S-22"),
  part("ferry", E, "C-37"),
  part("ferry-nordic", N, "C-37 N-17 N-18 N-19"),
  part("murmansk", N, "N-15 N-16 N-22"),
  part("tunnel", [E, N, S].join(" "), "C-39 C-40 C-41 C-42 C-43 C-44 N-25 N-26 S-20 S-21"),
  part("sea", W, "W-20 W-21 W-22 W-25 W-26 W-27"),
  part("pairs", W, "W-29 W-30 W-31"),
  part("edge", W, "W-35"),
  part("tickets", [E, U].join(" "), "C-51 C-52 C-53 C-54 C-55 C-57 U-05"),
  part("tickets-box", [N, S].join(" "), "C-51 C-52 C-53 C-55 C-57 N-27 S-14"),
  part("tickets-world", W, "C-51 C-52 C-53 C-55 C-57 W-34 W-36"),
  part("countries", S, "S-05 S-06 S-08 S-09 S-10 S-11 S-12"),
  part("tours", W, "W-37 W-38 W-39 W-40"),
  part("stations", E, "E-26 E-27 E-28 E-29 E-31"),
  part("ports", W, "W-41 W-42 W-43 W-44 W-45 W-46"),
  part("exchange", W, "W-50 W-51"),
  part("points", ALL, "C-30"),
  part("end", [E, N, S, U].join(" "), "C-60 C-61 N-29 S-24 U-11"),
  part("end-world", W, "C-60 C-61 W-48 W-49"),
  part("bonus-longest", [E, S, U].join(" "), "C-65 S-23 U-10"),
  part("bonus-globetrotter", N, "N-30"),
  part("bonus-none", W, "W-53"),
  part("ties-europe", E, "C-67 C-68"),
  part("ties-nordic", N, "C-67 C-68 N-31"),
  part("ties-switzerland", [S, U].join(" "), "C-67 C-68 S-26 U-12"),
  part("ties-world", W, "C-68 W-52"),
];

/** The parts of one game. */
export function partsOf(game: string): Part[] {
  return PARTS.filter(({ games }) => games.split(" ").includes(game));
}
