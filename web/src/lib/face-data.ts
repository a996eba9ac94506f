import type { Database } from "./database.types";
import { session } from "./session/session";

type Functions = Database["public"]["Functions"];

/** What the pages that the server sends ready to read are made of, by their kind. */
type Faces = {
  user: Functions["get_public_profile"]["Returns"];
  company: Functions["get_public_company"]["Returns"];
  job: Functions["get_public_job"]["Returns"];
};
export type FaceKind = keyof Faces;

/** The lists that everyone can browse, by their address. */
type Lists = {
  jobs: Functions["list_public_jobs"]["Returns"];
  companies: Functions["list_public_companies"]["Returns"];
  challenges: Functions["list_public_challenges"]["Returns"];
};

/**
 * What the server made the first page of, so that it is not asked for twice. Only for who is not signed in: the server
 * made the page for a visitor, and a member may see more or less.
 */
export function faceData<K extends FaceKind>(
  kind: K,
  key: string,
): NonNullable<Faces[K]> | undefined {
  if (session().get().phase !== "out") return undefined;
  // The address may have changed since; what the document holds belongs to the one it was opened at.
  if (opened !== `/${kind}/${key}`) return undefined;
  return held();
}

/** The same for a list, when the address that the document was opened at asks for what `isAsked` takes. */
export function listFace<K extends keyof Lists>(
  kind: K,
  isAsked: (opened: URLSearchParams) => boolean,
): Lists[K] | undefined {
  if (opened !== `/${kind}` || !isAsked(new URLSearchParams(openedQuery))) return undefined;
  return held();
}

function held<T>(): T | undefined {
  const text = document.getElementById("face-data")?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

const opened = globalThis.location?.pathname;
const openedQuery = globalThis.location?.search;

/** When the document was made, for a cache that asks how old its data is. */
export function faceDataAt(): number {
  return performance.timeOrigin;
}
