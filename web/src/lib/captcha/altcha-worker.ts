import { type DeriveKeyFunction, pbkdf2, sha, solveChallenge } from "altcha/lib";
import type { Work, WorkerMessage } from "./altcha";

/** How often the page hears how far the work is. */
const EVERY_TRIES = 8;
/** A device that needs longer is not going to make it. */
const TIMEOUT_MS = 120_000;

const say = (what: WorkerMessage) => postMessage(what);

self.onmessage = async ({ data: { challenge, start, step } }: MessageEvent<Work>) => {
  let tries = 0;
  const method = methodOf(challenge.parameters.algorithm);
  const counted: DeriveKeyFunction = (...parameters) => {
    tries += 1;
    if (tries % EVERY_TRIES === 0) say({ tries: EVERY_TRIES });
    return method(...parameters);
  };
  try {
    const solution = await solveChallenge({
      challenge,
      counterStart: start,
      counterStep: step,
      deriveKey: counted,
      timeout: TIMEOUT_MS,
    });
    say(solution ? { solution } : { failed: "timeout" });
  } catch (error) {
    say({ failed: String(error) });
  }
};

/** The two methods that browsers have built in; the others would need code that our content policy forbids. */
function methodOf(algorithm: string): DeriveKeyFunction {
  if (algorithm.startsWith("PBKDF2/")) return pbkdf2.deriveKey;
  if (algorithm.startsWith("SHA-")) return sha.deriveKey;
  throw new Error(`Unknown algorithm: ${algorithm}`);
}
