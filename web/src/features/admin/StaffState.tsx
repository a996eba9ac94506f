import type { ReactNode } from "react";
import type { AnyQuery } from "@/entities/query/QueryFailure";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { StaffFailure } from "./StaffFailure";

type Props<T> = {
  query: AnyQuery & { data: T | undefined; isError: boolean };
  /** "The reviews": what is loaded, or could not be. */
  what: string;
  /** The shape of what comes. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a tool of the staff's shows, or why there is nothing yet. */
export function StaffState<T>({ query, what, skeleton, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <StaffFailure query={query} what={what} />;
  return (
    <Loading label={`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}`}>
      {skeleton ?? <SkeletonRows rows={5} />}
    </Loading>
  );
}
