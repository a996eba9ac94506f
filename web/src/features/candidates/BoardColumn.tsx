import { type KeyboardEvent, useState } from "react";
import { MatchFigure } from "@/entities/match/MatchFigure";
import type { CandidateFilters, CandidateRow } from "@/lib/database.types";
import { Avatar } from "@/ui/Avatar";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/Link";
import { RelativeTime } from "@/ui/RelativeTime";
import { StageMenu } from "./StageMenu";

type Stage = CandidateFilters["stages"][number];

type Props = {
  stage: Stage;
  rows: readonly CandidateRow[];
  stages: readonly Stage[];
  labels: ReadonlyMap<string, string>;
  /** The card that is being dragged. */
  dragged: string | null;
  /** The card that is the board's stop of the keyboard. */
  current: string | null;
  hrefOf: (id: string) => string;
  onCurrent: (id: string) => void;
  /** A key was pressed on a card. */
  onWalk: (event: KeyboardEvent) => void;
  onDrag: (id: string | null) => void;
  onMove: (id: string, to: Stage) => void;
};

/** One stage with the candidates in it. A card can be dropped anywhere on it. */
export function BoardColumn({ stage, rows, dragged, ...card }: Props) {
  const [isOver, setIsOver] = useState(false);
  const drop = () => {
    setIsOver(false);
    if (dragged) card.onMove(dragged, stage);
    card.onDrag(null);
  };
  return (
    <section
      aria-label={stage.name}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        "flex h-full w-[264px] shrink-0 flex-col print:h-auto print:w-auto rounded-layer border bg-sunken",
        isOver && dragged ? "border-action" : "border-line",
      )}
    >
      <h2 className="flex items-baseline gap-2 px-3 py-2.5 text-14">
        <bdi className="min-w-0 grow truncate">{stage.name}</bdi>
        <span className="text-13 font-normal text-muted tabular-nums">
          {stage.count.toLocaleString()}
        </span>
      </h2>
      <ul
        aria-label={stage.name}
        // Relative: words for screen readers alone stay in the column, and don't widen the page.
        className="relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] content-start gap-2 overflow-y-auto px-2 pb-2"
      >
        {rows.map((row) => (
          <Card key={row.job_interaction_id} row={row} {...card} />
        ))}
      </ul>
    </section>
  );
}

type CardProps = Omit<Props, "stage" | "rows" | "dragged"> & { row: CandidateRow };

function Card({
  row,
  stages,
  labels,
  current,
  hrefOf,
  onCurrent,
  onWalk,
  onDrag,
  onMove,
}: CardProps) {
  const id = row.job_interaction_id;
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", row.full_name);
        onDrag(id);
      }}
      onDragEnd={() => onDrag(null)}
      className="cursor-grab rounded-control border border-line-strong bg-raised p-2.5 active:cursor-grabbing"
    >
      <Link
        href={hrefOf(id)}
        data-key={id}
        draggable={false}
        tabIndex={id === current ? 0 : -1}
        aria-keyshortcuts="[ ]"
        onFocus={() => onCurrent(id)}
        onKeyDown={onWalk}
        className="block rounded-control"
      >
        <span className="flex items-center gap-2">
          <Avatar name={row.full_name} src={row.avatar_url} size={24} />
          <bdi className="min-w-0 grow truncate font-semibold">{row.full_name}</bdi>
          {row.match && <MatchFigure match={row.match} bare className="shrink-0" />}
        </span>
        <span className="mt-1 block truncate text-13 text-muted">
          <bdi>{labels.get(row.job_opening_id) ?? row.job_title}</bdi>
        </span>
      </Link>
      <div className="mt-2 flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-12 text-faint">
          approved {row.decided_at && <RelativeTime at={row.decided_at} />}
        </span>
        {row.stage && (
          <StageMenu
            size="sm"
            stage={row.stage}
            stages={stages}
            onMove={(to) => {
              const target = stages.find((one) => one.id === to.id);
              if (target) onMove(id, target);
            }}
          />
        )}
      </div>
    </li>
  );
}
