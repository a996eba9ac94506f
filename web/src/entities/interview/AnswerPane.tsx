import { lazy, Suspense } from "react";
import type { Board as Drawing } from "@/ui/canvas/board";
import { type BoardMarks, type Mark, noMarks } from "@/ui/canvas/marks";
import { SkeletonBar } from "@/ui/Skeleton";
import { Tabs } from "@/ui/Tabs";
import { type AnswerRecord, ConversationView, NotesView } from "./AnswerText";
import { DrillView } from "./DrillView";
import { EstimatesView } from "./EstimatesView";
import { type Spot, type View, views } from "./spot";

const Board = lazy(async () => ({ default: (await import("@/ui/canvas/Board")).Board }));

type Props = {
  record: AnswerRecord;
  view: View;
  onView: (view: View) => void;
  /** What is pointed at; null points at nothing. */
  spot?: Spot | null | undefined;
  /** What its components are called on the board. */
  mark?: Mark | undefined;
};

const keys: View[] = ["board", "notes", "conversation", "estimates", "drill"];

/** All that somebody gave in an interview, to read: board, notes, conversation, estimates, drill. */
export function AnswerPane({ record, view, onView, spot = null, mark }: Props) {
  const content: Record<View, React.ReactNode> = {
    board: (
      <Suspense fallback={<SkeletonBar className="h-80 w-full" />}>
        <Board
          readOnly
          board={record.answer.board}
          marks={marksOf(record.answer.board, spot, mark)}
        />
      </Suspense>
    ),
    notes: <NotesView record={record} spot={spot} />,
    conversation: <ConversationView record={record} spot={spot} />,
    estimates: <EstimatesView record={record} spot={spot} />,
    drill: <DrillView record={record} spot={spot} />,
  };
  return (
    <Tabs
      label="Answers"
      isPrintedWhole
      value={view}
      onValueChange={(key) => onView(keys.find((one) => one === key) ?? "board")}
      tabs={keys.map((key) => ({ key, label: views[key], content: content[key] }))}
    />
  );
}

function marksOf(board: Drawing, spot: Spot | null, mark: Mark | undefined): BoardMarks {
  if (!spot || !mark) return noMarks;
  const of = (parts: { id: string }[]) =>
    Object.fromEntries(
      parts.filter(({ id }) => spot.marked.includes(id)).map(({ id }) => [id, mark]),
    );
  return { nodes: of(board.nodes), edges: of(board.edges) };
}
