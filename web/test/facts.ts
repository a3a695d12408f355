/** A board of three cities in a row, with a double route and a drawing to match. */

import type { BoardFacts } from "../src/board";

export const FACTS: BoardFacts = {
  name: "tiny",
  title: "Tiny",
  width: 400,
  height: 200,
  slot_height: 12,
  cities: [
    { id: "a", name: "Aby", x: 50, y: 100 },
    { id: "b", name: "Beby", x: 200, y: 100 },
    { id: "c", name: "Ceby", x: 350, y: 100 },
    { id: "f", name: "", x: 350, y: 20, country: "france" },
  ],
  routes: [
    {
      id: "a-b.red",
      a: "a",
      b: "b",
      length: 2,
      color: "red",
      kind: "rail",
      points: 2,
      twin: "a-b.blue",
      slots: [
        [90, 93, 0, 40],
        [150, 93, 0, 40],
      ],
    },
    {
      id: "a-b.blue",
      a: "a",
      b: "b",
      length: 2,
      color: "blue",
      kind: "rail",
      points: 2,
      twin: "a-b.red",
      slots: [
        [90, 107, 0, 40],
        [150, 107, 0, 40],
      ],
    },
    {
      id: "b-c",
      a: "b",
      b: "c",
      length: 3,
      color: "gray",
      kind: "tunnel",
      points: 4,
      slots: [
        [230, 100, 0, 30],
        [270, 100, 0, 30],
        [310, 100, 0, 30],
      ],
    },
    {
      id: "c-f",
      a: "c",
      b: "f",
      length: 1,
      color: "green",
      kind: "rail",
      points: 1,
      slots: [[350, 60, 90, 40]],
    },
  ],
  tickets: {
    "a-c": { cities: ["a", "c"], points: 5 },
    "a-countries": { start: "a", targets: [{ to: "france", points: 7 }] },
    tour: { cities: ["a", "b", "c"], points: 9, any_order: 6, penalty: 7 },
  },
  countries: [{ id: "france", name: "France", letter: "F" }],
  cards: {
    red: { kind: "train", count: 12, color: "red" },
    blue: { kind: "train", count: 12, color: "blue" },
    green: { kind: "train", count: 12, color: "green" },
    loco: { kind: "wild", count: 14 },
  },
  decks: { train: "wagon" },
  wild: "loco",
  points: { "1": 1, "2": 2, "3": 4 },
  game: {
    name: "tiny",
    seats: [2, 5],
    wagons: 45,
    ships: 0,
    fleet: null,
    market: 5,
    stations: 3,
    ports: 0,
    exchange: false,
    scoring: [
      { name: "routes" },
      { name: "tickets" },
      { name: "stations" },
      { name: "longest-path", most: "longest", points: 10 },
    ],
    last_pieces: 2,
    wild_on: ["rail", "tunnel", "ferry", "sea"],
    first_offer: { count: 4, keep: 2 },
    later_offer: { count: 3, keep: 1 },
  },
};

const route = (id: string, spaces: number) =>
  `<g id="${id}" class="route rail">${"<g><rect/></g>".repeat(spaces)}</g>`;

const letter = (color: string) => `<text id="letter-${color}">?</text>`;

export const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><defs>${["blue", "yellow"].map(letter).join("")}</defs>
<g id="ground"/><g id="play">
<g id="routes">${FACTS.routes.map(({ id, length }) => route(id, length)).join("")}</g>
<g id="rims"/><g id="pieces"/>
<g id="cities">${FACTS.cities.map(({ id }) => `<g id="city-${id}"/>`).join("")}</g>
<g id="names"><g>${FACTS.cities.map(({ id, name, x, y }) => `<text id="name-${id}" x="${x}" y="${y}">${name}</text>`).join("")}</g></g>
</g></svg>`;
