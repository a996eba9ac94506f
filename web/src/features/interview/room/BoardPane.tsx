import { lazy, Suspense } from "react";
import { type Board, edgeText, nameOf, sizeText } from "@/ui/canvas/board";
import type { BoardMarks } from "@/ui/canvas/marks";
import { TextForm } from "@/ui/canvas/TextForm";
import { TextReading } from "@/ui/canvas/TextReading";
import { SkeletonBar } from "@/ui/Skeleton";
import { OtherDeviceNotice } from "./OtherDeviceNotice";
import type { PartSaving } from "./use-part";

const Canvas = lazy(async () => ({ default: (await import("@/ui/canvas/Canvas")).Canvas }));

type Props = { part: PartSaving<Board>; form: "drawing" | "text"; marks: BoardMarks };

/** The board, as a drawing or as text: two views of one thing. */
export function BoardPane({ part, form, marks }: Props) {
  const { value: board, set } = part;
  return (
    <section aria-label="Board" className="flex min-h-0 grow flex-col">
      <OtherDeviceNotice what="The board" part={part} textOf={boardText}>
        {(mine) => <TextReading board={mine} />}
      </OtherDeviceNotice>
      {form === "text" ? (
        <div className="-mt-4 max-w-[880px]">
          <TextForm board={board} onBoard={set} marks={marks} />
        </div>
      ) : (
        <Suspense fallback={<SkeletonBar className="min-h-80 w-full grow" />}>
          <Canvas board={board} onBoard={set} readOnly={false} marks={marks} fill />
        </Suspense>
      )}
    </section>
  );
}

/** A board in words, to copy. */
export function boardText(board: Board): string {
  const nodes = board.nodes.map((one) =>
    [nameOf(one), sizeText(one), one.note].filter(Boolean).join(", "),
  );
  return [...nodes, ...board.edges.map((edge) => edgeText(board, edge))].join("\n");
}
