import { type ComponentProps, useEffect } from "react";
import { defer } from "@/ui/deferred";
import { Loading } from "@/ui/Skeleton";
import { ListSkeleton } from "./MessagesSkeleton";
import type { SearchResults } from "./SearchResults";

const results = defer(async () => (await import("./SearchResults")).SearchResults);

/** What a search finds; its code loads with the first search. */
export function LateSearchResults(props: ComponentProps<typeof SearchResults>) {
  const Results = results.use();
  useEffect(results.fetch, []);
  if (Results) return <Results {...props} />;
  return (
    <Loading label="Searching">
      <ListSkeleton />
    </Loading>
  );
}
