/** The seal of a shuffle: BLAKE2b of the secret, as the server computes it. */

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const ROUNDS = 12;
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const PERSON = "railwright";
const SIZE = 32;

const turned = (word: bigint, by: bigint) => ((word >> by) | (word << (64n - by))) & MASK;

function wordsOf(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 8 }, (_, at) => view.getBigUint64(at * 8, true));
}

function mix(
  v: bigint[],
  [a, b, c, d]: readonly [number, number, number, number],
  x: bigint,
  y: bigint,
): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

/** The seal of a secret of at most 128 bytes, both in hexadecimal digits. */
export function sealOf(secret: string): string {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const block = new Uint8Array(128);
  block.set(bytes);
  const parameters = new Uint8Array(64);
  parameters.set([SIZE, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(PERSON), 48);
  const state = wordsOf(parameters).map((word, at) => word ^ START[at]!);
  const v = [...state, ...START];
  v[12] = v[12]! ^ BigInt(bytes.length);
  v[14] = v[14]! ^ MASK; // this block is the last one
  const message = wordsOf(block);
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length]!;
    MIXED.forEach((places, at) =>
      mix(v, places, message[order[2 * at]!]!, message[order[2 * at + 1]!]!),
    );
  }
  const result = new DataView(new ArrayBuffer(64));
  state.forEach((word, at) => result.setBigUint64(at * 8, word ^ v[at]! ^ v[at + 8]!, true));
  return [...new Uint8Array(result.buffer, 0, SIZE)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
