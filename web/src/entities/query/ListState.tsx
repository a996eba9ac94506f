import type { ReactNode } from "react";
import { type AnyQuery, QueryFailure } from "./QueryFailure";

type Props = {
  query: AnyQuery & { isPending: boolean; isError: boolean };
  /** How many have come so far: what is there stays, even when the rest fails. */
  held: number;
  /** What is said when it fails: "Jobs could not be loaded". */
  failure: string;
  /** What still works when it fails. */
  note?: string | undefined;
  loading: ReactNode;
  /** What stands there when the list is empty; false while it is not. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A list that comes page by page: loading, failed, empty, or its rows. */
export function ListState({ query, held, failure, note, loading, empty, children }: Props) {
  if (query.isPending) return loading;
  if (query.isError && held === 0) {
    return (
      <QueryFailure query={query} title={failure}>
        {note}
      </QueryFailure>
    );
  }
  return empty || children;
}
