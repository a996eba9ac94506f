import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_S = 30;
/** How long a code may be on its way. */
const SPARE_S = 5;

/** The step of 30 s that the moment in `ahead` seconds is in. */
export const stepNow = (ahead = 0) => Math.floor((Date.now() / 1000 + ahead) / STEP_S);

/** What an authenticator app shows for a secret (base32) in a step, by RFC 6238: SHA-1, six digits, 30 s. */
export function totp(secret: string, step = stepNow()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decode(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(at) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/**
 * The codes of a secret that has just been made, or of one whose steps up to `spent` may be used, one after the other:
 * the server takes each step once, and the one before and the one after the present one as well. Waits where there is
 * none at this moment.
 */
export function codesOf(secret: string, spent = stepNow() - 2): () => Promise<string> {
  let last = spent;
  return async () => {
    // Not a step that ends before the server has looked.
    const step = Math.max(last + 1, stepNow(SPARE_S) - 1);
    last = step;
    while (step > stepNow() + 1) await new Promise((resolve) => setTimeout(resolve, 500));
    return totp(secret, step);
  };
}

function decode(base32: string): Buffer {
  const bits = [...base32.toUpperCase().replace(/[^A-Z2-7]/g, "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
