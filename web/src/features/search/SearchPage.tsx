import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SearchPage as ResultPage } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { session, useSession } from "@/lib/session/session";
import { keysOf } from "@/lib/vocabulary";
import { EmptyState } from "@/ui/EmptyState";
import { LinkTabs } from "@/ui/LinkTabs";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { FilterLine } from "./FilterLine";
import { NoResults } from "./NoResults";
import { resultsQuery } from "./queries";
import { ResultList } from "./ResultList";
import { SearchFailure } from "./SearchFailure";
import { ResultsSkeleton, SearchSkeleton } from "./SearchSkeleton";
import { searchLock } from "./search-lock";
import {
  countFilters,
  filtersOf,
  kindLabels,
  noFilters,
  type ResultKind,
  readPlace,
  type SearchFilters,
  type SearchPlace,
  writePlace,
} from "./search-place";

/** Starts the search; the page shows the rows' shape when it takes longer. */
export const loader = async ({ url }: PageLoaderArgs) => {
  const state = session().getLikely();
  const place = readPlace(url.searchParams);
  const locked = state.phase === "in" && searchLock(state.profile) !== null;
  if (place.query && !locked) void queryClient.prefetchInfiniteQuery(resultsQuery(place));
  return null;
};

export const Skeleton = SearchSkeleton;

/** Search results: what was asked stands in the address, with the kind and its filters. */
export default function SearchPage() {
  const state = useSession();
  const place = readPlace(new URLSearchParams(useLocation().search));
  const lock = state.phase === "in" ? searchLock(state.profile) : null;
  usePageTitle(place.query ? `${place.query} · Search` : "Search");
  return (
    <div className="page pb-16">
      <PageHeader
        title={
          place.query ? (
            <>
              Results for “<bdi>{place.query}</bdi>”
            </>
          ) : (
            "Search"
          )
        }
      />
      {lock ? (
        <LockedState title={lock}>
          Until then, you can prepare your company page, job drafts and team.
        </LockedState>
      ) : place.query ? (
        <Results place={place} />
      ) : (
        <EmptyState title="Enter a search above">
          Search for a title, a skill or a company. Partial words and small typos work too.
        </EmptyState>
      )}
    </div>
  );
}

/** The figures beside the tabs stay while the next list is on its way. */
function useCounts(query: string, first: ResultPage | undefined) {
  const [known, setKnown] = useState<{ query: string; counts: ResultPage["counts"] }>();
  const counts = first?.counts ?? null;
  if (counts && (known?.query !== query || known.counts !== counts)) setKnown({ query, counts });
  return counts ?? (known?.query === query ? known.counts : null);
}

function Results({ place }: { place: SearchPlace }) {
  const navigate = useNavigate();
  const results = useInfiniteQuery(resultsQuery(place));
  const first = results.data?.pages[0];
  const counts = useCounts(place.query, first);
  const kind = place.kind ?? first?.kind ?? null;

  // Where nothing is found, there is nothing to narrow.
  const canNarrow =
    first?.results.length !== 0 || (kind !== null && countFilters(kind, place.filters) > 0);

  const href = (to: Partial<SearchPlace>) => paths.search + writePlace({ ...place, ...to });
  const narrow = (filters: SearchFilters) =>
    void navigate(href({ kind, filters }), { replace: true, preventScrollReset: true });

  return (
    <>
      {counts && kind && (
        <LinkTabs
          label="Kinds"
          current={kind}
          tabs={kindsOf(counts).map((one) => ({
            key: one,
            label: kindLabels[one],
            count: countText(counts[one]),
            href: href({ kind: one, filters: noFilters }),
          }))}
        />
      )}
      {kind && canNarrow && filtersOf[kind].length > 0 && !results.isError && (
        <FilterLine key={kind} kind={kind} filters={place.filters} onFilters={narrow} />
      )}
      {results.isPending ? (
        <ResultsSkeleton />
      ) : !first ? (
        <SearchFailure
          error={results.error}
          retrying={results.isFetching}
          onRetry={() => void results.refetch()}
        />
      ) : first.results.length === 0 ? (
        <NoResults place={place} kind={first.kind} counts={counts} onFilters={narrow} />
      ) : (
        <ResultList
          key={writePlace(place)}
          query={place.query}
          pages={results.data?.pages ?? []}
          onMore={results.hasNextPage ? () => void results.fetchNextPage() : undefined}
          loadingMore={results.isFetchingNextPage}
          moreError={results.isFetchNextPageError ? results.error : null}
        />
      )}
    </>
  );
}

/** The kinds that are open to the reader, people first. */
function kindsOf(counts: NonNullable<ResultPage["counts"]>): ResultKind[] {
  return keysOf(kindLabels).filter((kind) => counts[kind] !== undefined);
}

/** Counted up to 100. */
function countText(count: number | undefined): number | string | undefined {
  return count === 100 ? "100+" : count;
}
