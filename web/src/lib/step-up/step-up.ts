import { useSyncExternalStore } from "react";
import { DataError, explain } from "../errors";

/**
 * What the server wants to see before it does something weighty: a fresh proof of who asks, or a second factor.
 */
export type StepUpLevel = "recent" | "factor";

/** A question to the person that waits for its answer. */
export type StepUpRequest = {
  /** What they are about to do, after "Confirm it is you to": "delete your account". */
  what: string;
  wanted: StepUpLevel;
  /** Ends the question: whether they have proved who they are. */
  settle: (proved: boolean) => void;
};

/** The person closed the question. What they wanted to do was not done. */
export class StepUpDeclined extends Error {
  override name = "StepUpDeclined";
  constructor() {
    super("No changes were saved, because you didn't confirm it's you.");
  }
}

let request: StepUpRequest | null = null;
let waiting: ((proved: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/**
 * Does something that the server may want a proof for. If it does, the dialog "Confirm it is you" comes up, and the
 * act is done again after the proof. Throws StepUpDeclined when there is none, else what the act throws.
 *
 * The dialog belongs to the application; nothing has to be drawn where this is called. Not from inside another
 * dialog: there is never a modal over a modal.
 */
export async function withStepUp<T>(
  what: string,
  act: () => Promise<T>,
  {
    only,
  }: {
    /** What is asked for here; the rest is thrown, for a page that asks in place. */ only?: StepUpLevel;
  } = {},
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const wanted = wantedBy(error);
    if (!wanted || (only && wanted !== only)) throw error;
    if (!(await ask(what, wanted))) throw new StepUpDeclined();
    return act();
  }
}

const wants: Record<string, StepUpLevel> = {
  reauthentication_needed: "recent",
  insufficient_aal: "factor",
  aal2_required: "factor",
};

/** What a refusal asks for; null when it is about something else. */
export function wantedBy(error: unknown): StepUpLevel | null {
  const { code } = explain(error);
  // Functions of the database raise the word itself.
  const word = error instanceof DataError && error.message in wants ? error.message : code;
  return (word && wants[word]) || null;
}

function ask(what: string, wanted: StepUpLevel): Promise<boolean> {
  // One proof resolves all waiting requests.
  if (request) return new Promise((resolve) => waiting.push(resolve));
  return new Promise((resolve) => {
    waiting = [resolve];
    const settle = (proved: boolean) => {
      request = null;
      for (const resolve of waiting) resolve(proved);
      tell();
    };
    request = { what, wanted, settle };
    tell();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => request;

/** The question that waits, for the dialog alone. */
export function useStepUpRequest(): StepUpRequest | null {
  return useSyncExternalStore(subscribe, current, current);
}
