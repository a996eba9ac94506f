import type { ReactNode } from "react";
import { explain } from "@/lib/errors";
import { FailedState } from "@/ui/FailedState";

/** What these parts need to know of a query, paged or not. */
export type AnyQuery = {
  error: unknown;
  isRefetching: boolean;
  refetch: () => Promise<unknown>;
};

type Props = {
  query: AnyQuery;
  /** What happened: "Jobs could not be loaded". */
  title: string;
  level?: 2 | 3 | undefined;
  /** What still works; stands after the sentence that explains the error. */
  children?: ReactNode;
};

/** A query that failed: why, what still works, try again, and the id of the request. */
export function QueryFailure({ query, title, level, children }: Props) {
  const { sentence, requestId } = explain(query.error);
  return (
    <FailedState
      level={level}
      title={title}
      requestId={requestId}
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
    >
      {sentence} {children}
    </FailedState>
  );
}
