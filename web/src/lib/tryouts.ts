import { newId } from "./new-id";

/** A program that was sent without an account. Its key is all that leads back to it. */
export type StoredTryout = {
  key: string;
  slug: string;
  title: string;
  /** Of the submission that it becomes: sent again, it is the same one. */
  submissionId: string;
  isAccepted: boolean;
  /** Milliseconds of the epoch. */
  sentAt: number;
};

const name = "devproof.tryouts";
/** The server forgets them after a day. */
const LIFE_MS = 24 * 3_600_000;
/** More than anyone solves before they sign up. */
const MOST = 20;

/** What this browser sent within the last day, the newest first. */
export function readTryouts(now = Date.now()): StoredTryout[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter(isTryout).filter(({ sentAt }) => now - sentAt < LIFE_MS)
      : [];
  } catch {
    return [];
  }
}

/** The answer that was sent last for a challenge. */
export function tryoutOf(slug: string): StoredTryout | undefined {
  return readTryouts().find((one) => one.slug === slug);
}

/** Remembers an answer; of each challenge an accepted one is never lost to a later one that isn't. */
export function rememberTryout(sent: Pick<StoredTryout, "key" | "slug" | "title">): void {
  const others = readTryouts().filter((one) => one.slug !== sent.slug || one.isAccepted);
  write([{ ...sent, submissionId: newId(), isAccepted: false, sentAt: Date.now() }, ...others]);
}

/** Notes that the judge accepted it. */
export function noteAccepted(key: string): void {
  const all = readTryouts();
  if (all.some((one) => one.key === key && !one.isAccepted)) {
    write(all.map((one) => (one.key === key ? { ...one, isAccepted: true } : one)));
  }
}

export function forgetTryout(key: string): void {
  write(readTryouts().filter((one) => one.key !== key));
}

function write(all: StoredTryout[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Without storage the answer lives as long as the page.
  }
}

function isTryout(value: unknown): value is StoredTryout {
  const one = value as Partial<StoredTryout> | null;
  return (
    typeof one?.key === "string" &&
    typeof one.slug === "string" &&
    typeof one.title === "string" &&
    typeof one.submissionId === "string" &&
    typeof one.isAccepted === "boolean" &&
    typeof one.sentAt === "number"
  );
}
