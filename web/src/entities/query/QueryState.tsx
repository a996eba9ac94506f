import type { ReactNode } from "react";
import { type AnyQuery, QueryFailure } from "./QueryFailure";

type Props<T> = {
  query: AnyQuery & { data: T | undefined; isError: boolean };
  /** The title when it fails: "Jobs could not be loaded". */
  failure: string;
  /** What still works when it fails. */
  note?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Shown until the answer comes: a `Loading` in the shape of the content. */
  loading: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * The data of a query, or its loading or failed state. Data stays on the page while it is fetched again, even when
 * that fails.
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
