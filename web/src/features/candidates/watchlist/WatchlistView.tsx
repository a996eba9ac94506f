import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ListState } from "@/entities/query/ListState";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { CandidateTabs } from "../CandidateTabs";
import { watchlistQuery } from "./queries";
import { WatchedRow } from "./WatchedRow";

/** The people one has saved. Who can't be seen any more isn't among them. */
export function WatchlistView() {
  const query = useInfiniteQuery(watchlistQuery);
  const people = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const list = useRef<HTMLUListElement>(null);
  const step = (by: 1 | -1) => {
    const names = [...(list.current?.querySelectorAll<HTMLElement>("a[data-person]") ?? [])];
    const at = names.findIndex((name) => name.matches(":focus"));
    const next = names[at === -1 ? 0 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  };
  useKeys("Watchlist", [
    { keys: ["J"], does: "Next person", run: () => step(1) },
    { keys: ["K"], does: "Previous person", run: () => step(-1) },
  ]);
  return (
    <div className="page pt-2 pb-16">
      <CandidateTabs current="watchlist" />
      <p className="max-w-measure py-4 text-muted">
        Only you see this list. People leave it while their profile is closed to your company.
      </p>
      <ListState
        query={query}
        loadedCount={people.length}
        failure="Your watchlist couldn't be loaded"
        note="You can still use the other tabs."
        loading={
          <Loading label="Loading your watchlist">
            <SkeletonRows tall />
          </Loading>
        }
        empty={
          people.length === 0 && (
            <EmptyState
              title="No one on your watchlist"
              action={<TextLink href={paths.search}>Search for people</TextLink>}
            >
              Save a candidate, or someone with an Open profile, to find them here again.
            </EmptyState>
          )
        }
      >
        <ul ref={list} aria-label="Watchlist" className="border-line border-t">
          {people.map((person) => (
            <WatchedRow key={person.profile_id} person={person} />
          ))}
        </ul>
        <LoadMore
          shown={people.length}
          total={total}
          noun={total === 1 ? "person" : "people"}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          pending={query.isFetchingNextPage}
        />
      </ListState>
    </div>
  );
}
