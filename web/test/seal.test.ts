import { expect, test } from "vitest";
import { sealOf } from "../src/game/seal";

test("a secret has the seal that the server gives it", () => {
  const secret = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
  // railwright.core.chance.commitment(bytes(range(32)))
  expect(sealOf(secret)).toBe("5326bc568102e4289dc3bea16337bcb9220d4ac459e04c5d32c68a32833211f3");
});
