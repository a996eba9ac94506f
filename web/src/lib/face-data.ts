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
  const text = document.getElementById("face-data")?.textContent;
  return text ? (JSON.parse(text) as NonNullable<Faces[K]>) : undefined;
}

const opened = globalThis.location?.pathname;

/** When the document was made, for a cache that asks how old its data is. */
export function faceDataAt(): number {
  return performance.timeOrigin;
}
