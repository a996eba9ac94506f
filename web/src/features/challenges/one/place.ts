import { paths } from "@/lib/paths";

const panes = ["statement", "editor", "results"] as const;
/** What a phone shows; wider screens show all three. */
export type Pane = (typeof panes)[number];

const parts = ["result", "input", "attempts", "solution"] as const;
/** What the results are turned to. */
export type Part = (typeof parts)[number];

/** What the address of a challenge says besides its name. */
export type Place = { pane: Pane; part: Part; attempt: string | null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function oneOf<T extends string>(all: readonly T[], value: string | null, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

export function readPlace(params: URLSearchParams): Place {
  const attempt = params.get("attempt");
  return {
    pane: oneOf(panes, params.get("view"), "statement"),
    part: oneOf(parts, params.get("show"), "result"),
    attempt: attempt && uuid.test(attempt) ? attempt.toLowerCase() : null,
  };
}

/** The address of a place in a challenge. */
export function placeHref(slug: string, place: Place): string {
  return paths.challenge(slug) + placeQuery(place);
}

/** What of it follows the path. */
export function placeQuery({ pane, part, attempt }: Place): string {
  const params = new URLSearchParams();
  if (pane !== "statement") params.set("view", pane);
  if (part !== "result") params.set("show", part);
  if (attempt) params.set("attempt", attempt);
  const query = params.toString();
  return query ? `?${query}` : "";
}
