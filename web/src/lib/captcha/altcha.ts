import type { Challenge, Solution } from "altcha/lib";
import { authAddress } from "../supabase";
import { tracedFetch } from "../traced-fetch";
import { CaptchaError } from "./desk";

/** What the page tells a worker, and what it hears from it. */
export type Work = { challenge: Challenge; start: number; step: number };
export type WorkerMessage = { tries: number } | { solution: Solution } | { failed: string };

/** More workers than this gain nothing that a person would notice, and take the device from them. */
const MOST_WORKERS = 4;

/** What is kept from the server's words, so that the answer is about the very challenge. */
type Answer = { challenge: Pick<Challenge, "parameters" | "signature">; solution: Solution };

/**
 * Solves the server's proof of work in workers, away from the page, and gives the token. `onProgress` hears the chance
 * that it should have been found by now, from 0 to 1. Nothing is asked of anybody but our own server.
 */
export async function solveAltcha(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return solveChallenge(await freshChallenge(signal), onProgress, signal);
}

/** The same for a challenge that the server gave elsewhere. */
export async function solveChallenge(
  challenge: Challenge,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  if (!globalThis.crypto?.subtle) {
    throw new CaptchaError(
      "The captcha check needs a secure connection. Open this page over https://.",
    );
  }
  const solution = await search(challenge, onProgress, signal);
  const { parameters, signature } = challenge;
  const answer: Answer = { challenge: { parameters, ...(signature && { signature }) }, solution };
  return btoa(JSON.stringify(answer));
}

async function freshChallenge(signal: AbortSignal): Promise<Challenge> {
  const { url, headers } = authAddress("/captcha");
  const response = await tracedFetch(url, { headers, cache: "no-store", signal });
  if (!response.ok) {
    throw new CaptchaError("The captcha check couldn't load. Try again in a moment.");
  }
  return response.json();
}

function search(
  challenge: Challenge,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Solution> {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const odds = oddsOf(challenge.parameters.keyPrefix);
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("./altcha-worker.ts", import.meta.url), { type: "module" }),
  );
  let tries = 0;
  const solution = new Promise<Solution>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new CaptchaError("The check was stopped.")));
    workers.forEach((worker, start) => {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if ("solution" in data) return resolve(data.solution);
        if ("failed" in data) return reject(new CaptchaError(failed));
        tries += data.tries;
        onProgress(1 - (1 - odds) ** tries);
      };
      worker.onerror = () => reject(new CaptchaError(failed));
      worker.postMessage({ challenge, start, step: count } satisfies Work);
    });
  });
  return solution.finally(() => {
    for (const worker of workers) worker.terminate();
  });
}

const failed = "The captcha check failed in this browser. Try again, or use another browser.";

/** The chance of one try to begin with this prefix, which is written in hex. */
export function oddsOf(keyPrefix: string): number {
  return 1 / 16 ** Math.max(1, keyPrefix.length);
}
