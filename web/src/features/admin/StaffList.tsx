import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { StaffFailure } from "./StaffFailure";

type Props<T> = {
  query: UseQueryResult<T[]>;
  /** "The reviews": what is loaded, or could not be. */
  what: string;
  /** What stands there when there is none. */
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
};

/** A list of the staff's: loading, failed, empty, or its rows. */
export function StaffList<T>({ query, what, empty, children }: Props<T>) {
  if (query.isPending) {
    return (
      <Loading label={`Loading ${what.toLowerCase()}`}>
        <div className="mt-4">
          <SkeletonRows rows={5} />
        </div>
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <StaffFailure
        error={query.error}
        what={what}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return query.data.length === 0 ? empty : children(query.data);
}
