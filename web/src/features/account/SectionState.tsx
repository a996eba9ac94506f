import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryState } from "@/entities/query/QueryState";
import { Loading, SkeletonBar } from "@/ui/Skeleton";

type Props<T> = {
  query: UseQueryResult<T>;
  /** What it is, for "The sessions could not be loaded". */
  what: string;
  /** How many rows are likely. */
  rows?: number;
  children: (data: T) => ReactNode;
};

/** A section's list, or why there is none yet. */
export function SectionState<T>({ query, what, rows = 2, children }: Props<T>) {
  return (
    <QueryState
      query={query}
      failure={`${what} could not be loaded`}
      level={3}
      loading={
        <Loading label={`Loading: ${what}`}>
          <div className="border-line border-t">
            {Array.from({ length: rows }, (_, row) => row).map((row) => (
              <div key={row} className="grid gap-2 border-line border-b py-3">
                <SkeletonBar className="h-3.5 w-2/5" />
                <SkeletonBar className="h-3 w-3/5" />
              </div>
            ))}
          </div>
        </Loading>
      }
    >
      {children}
    </QueryState>
  );
}
