import { type EnsureQueryDataOptions, QueryClient, type QueryKey } from "@tanstack/react-query";
import { DataError, explain } from "./errors";

/** The one cache of the page. Emptied when the person leaves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && worthRetrying(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
  },
});

/** The data client retries reads by itself on 503; a refusal stays a refusal. */
function worthRetrying(error: unknown): boolean {
  if (error instanceof DataError) return error.status >= 500 && error.status !== 503;
  return explain(error).offline;
}

/** A page's skeleton shows only when the data takes longer than this. */
const QUIET_MS = 150;

/** What `queryOptions()` makes: always with its function. */
type Warmable = { queryKey: QueryKey; queryFn?: unknown };

/**
 * For loaders: starts the queries and waits for them, but never longer than 150 ms. In time, the page
 * appears whole; else it appears with its skeleton. Failures are left to the page's own query.
 */
export function prefetch<Q extends readonly Warmable[]>(...queries: Q): Promise<null> {
  return inTime(
    Promise.allSettled(
      queries.map((query) => queryClient.ensureQueryData(query as EnsureQueryDataOptions)),
    ),
  );
}

/** The same for what is read in another way. */
export async function inTime(reading: Promise<unknown>): Promise<null> {
  await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, QUIET_MS))]);
  return null;
}
