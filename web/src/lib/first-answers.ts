import type { Database } from "./database.types";
import type { Profile } from "./session/profile";

type Functions = Database["public"]["Functions"];

/** What `public/first.js` leaves behind. */
export type FirstAnswers = {
  /** Whose session it asked with. */
  user: string;
  /** The texts of the answers by what was asked; null where the server refused or did not answer. */
  answers: Map<string, Promise<string | null>>;
  /** Whether the page's own data is among them, besides the profile. */
  ofPage: boolean;
};

declare global {
  var firstAnswers: FirstAnswers | undefined;
}

/** Later in the life of a page an answer of its beginning is old. */
const FRESH_MS = 30_000;

/** Whether the document has asked for the data of this page. */
export function isPageAsked(): boolean {
  return globalThis.firstAnswers?.ofPage ?? false;
}

/**
 * The answer to a function, where the document has asked exactly this for this person before any script had come. Given
 * once; null where there is none, and then the client asks.
 */
export async function firstAnswer<Name extends keyof Functions & string>(
  user: string,
  name: Name,
  values: Functions[Name]["Args"],
): Promise<NonNullable<Functions[Name]["Returns"]> | null> {
  const text = await take(user, `/rest/v1/rpc/${name} ${JSON.stringify(values)}`);
  return text === null ? null : (JSON.parse(text) as NonNullable<Functions[Name]["Returns"]>);
}

/** The own profile, the same way. */
export async function firstProfile(user: string): Promise<Profile | null> {
  const text = await take(user, `/rest/v1/profiles?select=*&id=eq.${user} `);
  return text === null ? null : (JSON.parse(text) as Profile);
}

async function take(user: string, asked: string): Promise<string | null> {
  const first = globalThis.firstAnswers;
  const answer = first?.answers.get(asked);
  if (!first || !answer) return null;
  first.answers.delete(asked);
  return first.user === user && performance.now() < FRESH_MS ? answer : null;
}
