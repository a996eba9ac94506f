import type { ReactNode } from "react";
import { type AnyQuery, QueryFailure } from "./QueryFailure";

type Props<T> = {
  query: AnyQuery & { data: T | undefined; isError: boolean };
  /** What is said when it fails: "Jobs could not be loaded". */
  failure: string;
  /** What still works when it fails. */
  note?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Stands there until the answer comes: a `Loading` in the shape of what comes. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * What a query holds, or why there is nothing yet. What was there stays there while it is read again, even when that
 * fails.
 */
export function QueryState<T>({ query, failure, note, level, loading, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  return (
    <QueryFailure query={query} title={failure} level={level}>
      {note}
    </QueryFailure>
  );
}
