import { paths } from "@/lib/paths";
import type { Phase } from "@/lib/vocabulary.generated";

/** What one looks at. The last two stand beside the work on a wide screen, over it on a narrow one. */
export type View = "notes" | "estimates" | "board" | "conversation" | "drill";

/** What the middle of the room shows. */
export type Work = "notes" | "estimates" | "board";

export type Place = {
  /** Null: what the phase is about. */
  work: Work | null;
  form: "drawing" | "text";
  aside: "conversation" | "drill";
  /** Whether the statement stands beside the work; null: as long as one is about the requirements. */
  statement: boolean | null;
};

const works: Work[] = ["notes", "estimates", "board"];

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return {
    work: works.find((one) => one === query.get("view")) ?? null,
    form: query.get("form") === "text" ? "text" : "drawing",
    aside: query.get("aside") === "drill" ? "drill" : "conversation",
    statement: query.has("statement") ? query.get("statement") !== "no" : null,
  };
}

export function placeHref(attemptId: string, { work, form, aside, statement }: Place): string {
  const query = new URLSearchParams();
  if (work) query.set("view", work);
  if (form === "text") query.set("form", "text");
  if (aside === "drill") query.set("aside", "drill");
  if (statement !== null) query.set("statement", statement ? "yes" : "no");
  const text = query.toString();
  return `${paths.interviewAttempt(attemptId)}${text && `?${text}`}`;
}

/** What each phase is about: where it leads unless one chose otherwise. */
export const workOf: Record<Phase, Work> = {
  requirements: "notes",
  estimates: "estimates",
  interface: "notes",
  architecture: "board",
  deep_dive: "notes",
};
