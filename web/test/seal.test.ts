import { expect, test } from "vitest";
import { sealOf } from "../src/game/seal";

const counted = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");

// The expectations are those of Python: hashlib.blake2b(secret, digest_size=32, person=b"railwright").
test.each([
  [counted, "5326bc568102e4289dc3bea16337bcb9220d4ac459e04c5d32c68a32833211f3"],
  ["ff".repeat(32), "ccb4b477ede0a61406844f81a62a8ad464513b0e02e225dedd0348b48ce59fc5"],
])("the secret %s has the seal that the server gives it", (secret, seal) => {
  expect(sealOf(secret)).toBe(seal);
});
