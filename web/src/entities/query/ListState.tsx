import type { ReactNode } from "react";
import { type AnyQuery, QueryFailure } from "./QueryFailure";

type Props = {
  query: AnyQuery & { isPending: boolean; isError: boolean };
  /** How many items are loaded: they stay when loading more fails. */
  loadedCount: number;
  /** The title when it fails: "Jobs could not be loaded". */
  failure: string;
  /** What still works when it fails. */
  note?: string | undefined;
  loading: ReactNode;
  /** Shown when the list is empty; false while it is not. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** A list that comes page by page: loading, failed, empty, or its rows. */
export function ListState({ query, loadedCount, failure, note, loading, empty, children }: Props) {
  if (query.isPending) return loading;
  if (query.isError && loadedCount === 0) {
    return (
      <QueryFailure query={query} title={failure}>
        {note}
      </QueryFailure>
    );
  }
  return empty || children;
}
