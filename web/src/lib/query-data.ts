/** What a query answers: of query options, or of a function that makes them. */
export type QueryData<Q> = Q extends (...args: never) => infer Options
  ? QueryData<Options>
  : Q extends { queryFn?: infer Fetch }
    ? Fetch extends (...args: never) => infer Answer
      ? Awaited<Answer>
      : never
    : never;
