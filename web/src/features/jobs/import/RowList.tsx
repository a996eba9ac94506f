import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { QueryFailure } from "@/entities/query/QueryFailure";
import type { JobImport } from "@/lib/database.types";
import { EmptyState } from "@/ui/EmptyState";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { WindowList } from "@/ui/WindowList";
import type { ImportRow, Show } from "./queries";
import { rowsQuery } from "./queries";
import { RowLine } from "./RowLine";

type Props = {
  current: JobImport;
  show: Show;
  skipped: Set<number>;
  onSkip: (number: number, skip: boolean) => void;
};

const nothing: Record<Show, string> = {
  all: "The file has no rows.",
  broken: "No rows with errors.",
  new: "No new jobs.",
  changed: "No changed jobs.",
  same: "No unchanged jobs.",
};

/** The rows of an import, any number of them: only those in sight are drawn. */
export function ImportRows({ current, show, skipped, onSkip }: Props) {
  const pane = useRef<HTMLElement>(null);
  const query = useInfiniteQuery(rowsQuery(current.id, show));
  const rows = query.data?.pages.flat() ?? [];
  const open = current.status === "ready";
  const mayChoose = (row: ImportRow) => open && (row.state === "new" || row.state === "changed");

  if (query.isPending) {
    const count = show === "all" ? current.row_count : current.counts[show];
    return (
      <Loading label="Loading rows">
        {/* As many as come, of those in sight: what stands below must not move. */}
        <SkeletonRows rows={Math.min(8, Math.max(1, count))} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <QueryFailure query={query} level={3} title="The rows could not be loaded">
        The import is kept.
      </QueryFailure>
    );
  }
  if (rows.length === 0) return <EmptyState title={nothing[show]} level={3} />;
  return (
    <section
      ref={pane}
      aria-label="Rows of the file"
      // Focusable, so that a keyboard can scroll it.
      tabIndex={0}
      className="max-h-[62dvh] overflow-y-auto border-line-strong border-b"
    >
      <WindowList
        label="Rows"
        items={rows}
        keyOf={(row) => String(row.number)}
        selected={null}
        pane={pane}
        rowPx={64}
        address={`import ${current.id} ${show}`}
        onNearEnd={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      >
        {(row) => (
          <RowLine
            row={row}
            headings={current.kind === "csv" ? (current.format.headers ?? []) : null}
            wanted={mayChoose(row) ? !skipped.has(row.number) : null}
            onWanted={(wanted) => onSkip(row.number, !wanted)}
          />
        )}
      </WindowList>
    </section>
  );
}
