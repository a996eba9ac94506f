import { queryClient } from "./query-client";

/** How often it is looked whether something is still being read, and for how long at most. */
const LOOK_MS = 100;
const LOOKS = 20;

/** Resolves once the page has what it asked for first, so that what can wait takes no part of a slow line from it. */
export async function firstReadsDone(): Promise<void> {
  // One answer leads to the next request, so it has to be quiet twice.
  let quiet = 0;
  for (let looks = 0; looks < LOOKS && quiet < 2; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    quiet = queryClient.isFetching() === 0 ? quiet + 1 : 0;
  }
}
