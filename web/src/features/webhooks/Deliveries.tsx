import { useInfiniteQuery } from "@tanstack/react-query";
import { QueryState } from "@/entities/query/QueryState";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { DeliveryRow } from "./DeliveryRow";
import { deliveriesQuery } from "./queries";

type Props = {
  webhook: string;
  /** Nothing is sent to one that is off. */
  maySend: boolean;
};

/** What a webhook was sent in the last 30 days. */
export function Deliveries({ webhook, maySend }: Props) {
  const query = useInfiniteQuery(deliveriesQuery(webhook));
  return (
    <section aria-labelledby="deliveries">
      <h3 id="deliveries" className="pt-3 pb-2 text-16">
        Recent deliveries
      </h3>
      <QueryState
        query={query}
        failure="The deliveries could not be loaded"
        level={3}
        loading={
          <Loading label="Loading deliveries">
            <SkeletonRows rows={5} />
          </Loading>
        }
      >
        {({ pages }) => {
          const rows = pages.flat();
          if (rows.length === 0) {
            return (
              <EmptyState level={3} title="Nothing sent yet">
                Events of the last 30 days appear here with what your receiver answered.
              </EmptyState>
            );
          }
          return (
            <>
              <RowList label="Deliveries">
                {rows.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} maySend={maySend} />
                ))}
              </RowList>
              <LoadMore
                shown={rows.length}
                noun={rows.length === 1 ? "delivery" : "deliveries"}
                pending={query.isFetchingNextPage}
                onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              />
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
