import type { AnyQuery } from "./QueryFailure";

type Part<T> = AnyQuery & { data: T | undefined; isError: boolean };

/** Two queries of which a view needs both: the data of both, or the failure of the one that failed. */
export function both<A, B>(first: Part<A>, second: Part<B>): Part<readonly [A, B]> {
  const { error, isError, isRefetching, refetch } = first.isError ? first : second;
  const data =
    first.data === undefined || second.data === undefined
      ? undefined
      : ([first.data, second.data] as const);
  return { data, error, isError, isRefetching, refetch };
}
