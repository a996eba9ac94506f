import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { SkeletonRows } from "@/ui/Skeleton";
import { Table, Th } from "@/ui/Table";
import { StaffState } from "./StaffState";

type Props<Entry> = {
  query: UseInfiniteQueryResult<InfiniteData<{ entries: Entry[] }>>;
  /** "audit log". */
  name: string;
  columns: string[];
  /** What to do where no entry fits. */
  empty: string;
  row: (entry: Entry) => ReactNode;
};

/** A log that only grows, the newest first: its states, its table, and the way to what is older. */
export function LogTable<Entry>({ query, name, columns, empty, row }: Props<Entry>) {
  return (
    <StaffState query={query} what={`The ${name}`} skeleton={<SkeletonRows rows={8} />}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        if (entries.length === 0) {
          return <EmptyState title="No matching entries">{empty}</EmptyState>;
        }
        return (
          <>
            <Table
              caption={name.charAt(0).toUpperCase() + name.slice(1)}
              className="max-md:min-w-160"
            >
              <thead>
                <tr>
                  {columns.map((column) => (
                    <Th key={column}>{column}</Th>
                  ))}
                </tr>
              </thead>
              <tbody>{entries.map(row)}</tbody>
            </Table>
            <LoadMore
              shown={entries.length}
              noun="entries"
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              pending={query.isFetchingNextPage}
            />
          </>
        );
      }}
    </StaffState>
  );
}
