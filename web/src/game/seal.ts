/** The seal of a shuffle: BLAKE2b of the secret, as the server computes it. */

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const SIZE = 32;
/** The purpose of the hash, filled up with zeros as the server does. */
const PERSONALIZATION = new TextEncoder().encode("railwright".padEnd(16, "\0"));

/** The seal of a secret, both in hexadecimal digits. */
export function sealOf(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: SIZE, personalization: PERSONALIZATION }));
}
