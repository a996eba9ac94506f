import { session } from "./session/session";

/** The kinds of pages that the server sends ready to read. */
export type FaceKind = "user" | "company" | "job";

/**
 * What the server made the first page of, so that it is not asked for twice. Only for who is not signed in: the server
 * made the page for a visitor, and a member may see more or less.
 */
export function faceData<T>(kind: FaceKind, key: string): T | undefined {
  if (session().get().phase !== "out") return undefined;
  // The address may have changed since; what the document holds belongs to the one it was opened at.
  if (opened !== `/${kind}/${key}`) return undefined;
  const text = document.getElementById("face-data")?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

const opened = globalThis.location?.pathname;

/** When the document was made, for a cache that asks how old its data is. */
export function faceDataAt(): number {
  return performance.timeOrigin;
}
