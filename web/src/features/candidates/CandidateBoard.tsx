import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ListState } from "@/entities/query/ListState";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { Loading } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { neighbour } from "./acts";
import { BoardColumn } from "./BoardColumn";
import { BoardSkeleton } from "./CandidateSkeleton";
import { candidatesQuery } from "./queries";
import type { SharedProps } from "./shared-props";
import { writePlace } from "./view";

/** How far each arrow goes: to another column, and within one. */
const steps: Record<string, [column: number, card: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Approved candidates in the company's stages: a card is dragged, or moved by its menu or by [ and ]. */
export function CandidateBoard(props: SharedProps) {
  const { place, filters, labels, decide, keys, head, undoLines } = props;
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  /** The card that keeps the focus when it comes to stand in another column. */
  const follow = useRef<string | null>(null);

  const list = useInfiniteQuery(candidatesQuery(place));
  const rows = (list.data?.pages.flat() ?? []).filter((row) => row.decision === "approved");
  const stages = filters?.stages ?? [];
  const columns = stages.map((stage) => ({
    stage,
    rows: rows.filter((row) => row.stage?.id === stage.id),
  }));

  const focusOn = (id: string) => {
    const card = board.current?.querySelector<HTMLElement>(`a[data-key="${CSS.escape(id)}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  useEffect(() => {
    if (follow.current === null) return;
    focusOn(follow.current);
    follow.current = null;
  });

  const move = (id: string | null, to: (typeof stages)[number] | null) => {
    const row = rows.find((one) => one.job_interaction_id === id);
    if (!row || !to) return;
    const { id: stageId, name, kind } = to;
    if (board.current?.contains(document.activeElement)) follow.current = row.job_interaction_id;
    void decide.move([{ id: row.job_interaction_id, name: row.full_name, stage: row.stage }], {
      id: stageId,
      name,
      kind,
    });
  };
  const stageOf = (id: string | null) =>
    rows.find((row) => row.job_interaction_id === id)?.stage ?? null;

  useKeys("Candidates", [
    {
      keys: ["["],
      does: "Move to the stage before",
      run: () => move(current, neighbour(stages, stageOf(current), -1)),
    },
    {
      keys: ["]"],
      does: "Move to the next stage",
      run: () => move(current, neighbour(stages, stageOf(current), 1)),
    },
    ...keys,
  ]);

  const walk = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const from = columns.findIndex((column) =>
      column.rows.some((row) => row.job_interaction_id === current),
    );
    const place = columns[from]?.rows.findIndex((row) => row.job_interaction_id === current) ?? -1;
    if (place < 0) return;
    event.preventDefault();
    // Empty columns are passed over.
    let at = from + by[0];
    while (by[0] !== 0 && columns[at] && columns[at]?.rows.length === 0) at += by[0];
    const column = columns[at]?.rows ?? [];
    const next = column[Math.min(place + by[1], by[0] === 0 ? place + by[1] : column.length - 1)];
    if (next) focusOn(next.job_interaction_id);
  };

  return (
    <div className="mx-auto flex h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px)-var(--foot-height))] w-full max-w-page flex-col">
      <div data-print="no" className="shrink-0 px-(--gutter) pt-2">
        {head}
      </div>
      <div className="min-h-0 grow overflow-x-auto px-(--gutter)" ref={board}>
        <ListState
          query={list}
          loadedCount={rows.length}
          failure="Candidates could not be loaded"
          note="You can still use Messages."
          loading={
            <Loading label="Loading candidates">
              <BoardSkeleton />
            </Loading>
          }
          empty={
            rows.length === 0 && (
              <EmptyState
                title="No approved candidates"
                action={<TextLink href={paths.interestedCandidates}>Candidates to decide</TextLink>}
              >
                {place.name || place.job || place.skill
                  ? "No candidate you approved matches these filters."
                  : "Candidates you approve appear here in their stages."}
              </EmptyState>
            )
          }
        >
          <div className="flex h-full gap-3 pb-3 print:grid print:h-auto print:grid-cols-2">
            {columns.map((column) => (
              <BoardColumn
                key={column.stage.id}
                {...column}
                stages={stages}
                labels={labels}
                dragged={dragged}
                current={
                  current ??
                  columns.find((one) => one.rows.length > 0)?.rows[0]?.job_interaction_id ??
                  null
                }
                hrefOf={(id) =>
                  paths.interestedCandidates +
                  writePlace({ ...place, layout: "list", candidate: id })
                }
                onCurrent={setCurrent}
                onWalk={walk}
                onDrag={setDragged}
                onMove={move}
              />
            ))}
          </div>
        </ListState>
      </div>
      {list.hasNextPage && (
        <div className="shrink-0 px-(--gutter)">
          <LoadMore
            shown={rows.length}
            noun="candidates"
            onMore={() => void list.fetchNextPage()}
            pending={list.isFetchingNextPage}
          />
        </div>
      )}
      {undoLines}
    </div>
  );
}
