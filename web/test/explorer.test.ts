import { expect, test } from "vitest";
import { barsOf, heatOf } from "../src/explorer/figures";

test("a heat map has seven steps from the least to the greatest value", () => {
  const values = [0.2, 0.31, 0.55, 0.89, 0.9].map((value, at) => [`r${at}`, value] as const);
  const { steps, low, high } = heatOf(values);
  expect([low, high]).toEqual([0.2, 0.9]);
  expect(Object.values(steps)).toEqual([1, 2, 4, 7, 7]);
});

test("routes that are all alike have one color", () => {
  const alike = ["a", "b"].map((id) => [id, 0.5] as const);
  expect(heatOf(alike).steps).toEqual({ a: 1, b: 1 });
  expect(heatOf([]).steps).toEqual({});
});

test("turns are told in groups of five", () => {
  expect(barsOf([1, 0, 1, 0, 0, 2])).toEqual([
    { from: 1, to: 5, share: 0.5 },
    { from: 6, to: 10, share: 0.5 },
  ]);
  expect(barsOf([])).toEqual([]);
});
