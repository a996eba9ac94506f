import { paths } from "./paths";
import type { ViewSource } from "./vocabulary.generated";

let here: string | null = null;
let before: string | null = null;

/** Told of every change of place by the router. Another query on the same path is no change. */
export function noteStep(pathname: string): void {
  if (pathname === here) return;
  before = here;
  here = pathname;
}

/** What the place before this one was; a page that was opened from outside came by a link. */
export function referrer(): ViewSource {
  return sourceOf(before);
}

/** The kind of a place that one can come from. */
export function sourceOf(pathname: string | null): ViewSource {
  if (pathname === null) return "link";
  if (pathname === "/search") return "search";
  if (pathname === paths.browseJobs || pathname.startsWith("/job/")) return "jobs";
  if (pathname === paths.interestedCandidates) return "candidates";
  if (pathname === paths.messages) return "message";
  if (pathname.startsWith("/company/")) return "company";
  return "link";
}
