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
  part("goal", ALL, "C-72 C-04 C-68"),
  part("setup-europe", E, "E-01 E-02 E-03 E-04 E-05 E-06 E-07 E-08 C-06 C-07 C-08"),
  part("setup-nordic", N, "N-01 N-02 N-03 N-04 N-05 N-06 N-07 C-06 C-07 C-08"),
  part("setup-switzerland", S, "S-01 S-02 S-04 S-07 S-13 S-27 C-06 C-07 C-08"),
  part("setup-world", W, "W-01 W-02 W-05 W-06 W-07 W-08 W-09 W-10 W-11 C-07 C-08"),
  part("setup-usa", U, "U-01 U-02 U-04 C-06 C-07 C-08"),
  part("board", ALL, "C-01"),
  part("cards", [E, N, S, U].join(" "), "C-02 C-03 S-03 U-03"),
  part("cards-world", W, "W-03 W-04 W-44 C-03"),
  part("turn-europe", E, "C-09 C-10 C-11 C-12 E-09"),
  part("turn-three", [N, S, U].join(" "), "C-09 C-10 C-11 C-12 N-08"),
  part("turn-world", W, "C-09 C-10 C-11 C-12 W-12"),
  part("draw", ALL, "C-13 C-14 C-15 C-16 C-17 C-21 C-22 C-23 E-25 N-32 W-19"),
  part("wild-draw", [E, W, U].join(" "), "C-18 C-19 E-10 E-11 E-12 W-14 U-06"),
  part("wild-draw-free", [N, S].join(" "), "C-18 C-19 N-09 S-16"),
  part("sweep", [E, S, W, U].join(" "), "C-20 E-13 S-17 W-17"),
  part("no-sweep", N, "N-10"),
  part("two-decks", W, "W-13 W-15 W-16 W-18"),
  part("claim", ALL, "C-05 C-24 C-25 C-26 C-27 C-28 C-29 C-31 C-32 N-13 N-14 W-24"),
  part("wild-pay", [E, W, U].join(" "), "E-14 E-15 E-16 W-23 W-28 U-07"),
  part("wild-pay-nordic", N, "N-11 N-12"),
  part("wild-pay-switzerland", S, "S-18 S-19"),
  part("double-four", [E, W, U].join(" "), "C-33 C-34 C-35 C-36 E-17 E-18 W-32 W-33 U-08"),
  part("double-three", [N, S].join(" "), "C-33 C-34 C-35 C-36 N-23 N-24 S-22"),
  part("ferry", E, "C-37 C-38 E-19 E-20"),
  part("ferry-nordic", N, "C-37 C-38 N-17 N-18 N-19 N-20 N-21"),
  part("murmansk", N, "N-15 N-16 N-22"),
  part(
    "tunnel",
    [E, N, S].join(" "),
    "C-39 C-40 C-41 C-42 C-43 C-44 C-45 C-46 C-47 C-48 C-49 C-50 E-21 E-22 E-23 N-25 N-26 S-20 S-21",
  ),
  part("sea", W, "W-20 W-21 W-22 W-25 W-26 W-27"),
  part("pairs", W, "W-29 W-30 W-31"),
  part("edge", W, "W-35"),
  part("tickets", [E, U].join(" "), "C-51 C-52 C-53 C-54 C-55 C-56 C-57 C-58 E-24 U-05"),
  part("tickets-box", [N, S].join(" "), "C-51 C-52 C-53 C-54 C-55 C-56 C-57 C-58 N-27 S-14 S-15"),
  part("tickets-world", W, "C-51 C-52 C-53 C-54 C-55 C-56 C-57 C-58 W-34 W-36"),
  part("countries", S, "S-05 S-06 S-08 S-09 S-10 S-11 S-12"),
  part("tours", W, "W-37 W-38 W-39 W-40"),
  part("stations", E, "E-26 E-27 E-28 E-29 E-30 E-31 E-32"),
  part("ports", W, "W-41 W-42 W-43 W-45 W-46"),
  part("exchange", W, "W-50 W-51"),
  part("secrets", ALL, "C-69 C-70 C-71"),
  part("points", ALL, "C-30 E-34 N-28 S-25 W-47 U-09"),
  part("end", [E, N, S, U].join(" "), "C-60 C-61 C-62 C-63 E-33 N-29 S-24 U-11"),
  part("end-world", W, "C-60 C-61 C-62 C-63 W-48 W-49"),
  part("bonus-longest", [E, S, U].join(" "), "C-65 C-66 E-36 S-23 U-10"),
  part("bonus-globetrotter", N, "C-66 N-30"),
  part("bonus-none", W, "W-53"),
  part("scoring-europe", E, "C-59 C-64 E-35 E-37"),
  part("scoring-nordic", N, "C-59 C-64 N-33"),
  part("scoring-switzerland", S, "C-59 C-64 S-28"),
  part("scoring-world", W, "C-59 C-64 W-54"),
  part("scoring-usa", U, "C-59 C-64"),
  part("ties-europe", E, "C-67 E-38"),
  part("ties-nordic", N, "C-65 C-67 N-31"),
  part("ties-switzerland", [S, U].join(" "), "C-67 S-26 U-12"),
  part("ties-world", W, "C-67 W-52"),
];

/** The parts of one game, each with the rules that are its own or common. */
export function partsOf(game: string): Part[] {
  const letters = `C${game[0]!.toUpperCase()}`;
  return PARTS.filter(({ games }) => games.split(" ").includes(game)).map((each) => ({
    ...each,
    rules: each.rules
      .split(" ")
      .filter((rule) => letters.includes(rule[0]!))
      .join(" "),
  }));
}
