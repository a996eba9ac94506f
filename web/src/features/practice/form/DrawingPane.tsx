import { lazy, Suspense, useMemo, useState } from "react";
import { nameOf } from "@/ui/canvas/board";
import type { ComponentKind } from "@/ui/canvas/kinds";
import type { BoardMarks } from "@/ui/canvas/marks";
import { Palette } from "@/ui/canvas/Palette";
import { SkeletonBar } from "@/ui/Skeleton";
import { useMedia } from "@/ui/use-media";
import { fromDrawing, type Sketch, toDrawing } from "../board/drawing";
import { unusedConnections, withComponent } from "../board/simulated-board";
import type { Design } from "../queries";
import { SettingsPanel } from "./SettingsPanel";

const Canvas = lazy(async () => ({ default: (await import("@/ui/canvas/Canvas")).Canvas }));

type Props = { design: Design; sketch: Sketch; onSketch: (sketch: Sketch) => void };

/** The design as a drawing, with the settings of what is chosen beside it. */
export function DrawingPane({ design, sketch, onSketch }: Props) {
  const isWide = useMedia("(width >= 768px)");
  const [chosen, setChosen] = useState<string | null>(null);
  const { board } = sketch;
  const queues = useMemo(
    () => new Set(design.kinds.filter((one) => one.is_queue).map(({ kind }) => kind)),
    [design],
  );
  const drawing = useMemo(() => toDrawing(sketch, (kind) => queues.has(kind)), [sketch, queues]);
  const marks = useMemo<BoardMarks>(() => {
    const unused = [...unusedConnections(board)];
    return {
      nodes: {},
      edges: Object.fromEntries(unused.map((id) => [id, { tone: "wait", word: "Not on a route" }])),
    };
  }, [board]);
  const full = board.components.length >= design.limits.components;
  return (
    <div className="grid gap-4">
      {isWide ? (
        !full && (
          <Palette
            kinds={design.kinds.map(({ kind }) => kind as ComponentKind)}
            onAdd={(kind) => {
              const added = withComponent(board, kind);
              onSketch({ ...sketch, board: added.board });
              setChosen(added.id);
            }}
          />
        )
      ) : (
        <p className="text-muted">
          Drawing needs a larger screen. Here you can read the design, change its settings and its
          text, and run it.
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Suspense fallback={<SkeletonBar className="h-[min(60dvh,560px)] min-h-80 w-full" />}>
          <Canvas
            board={drawing}
            onBoard={(changed) => onSketch(fromDrawing(sketch, changed))}
            readOnly={!isWide}
            marks={marks}
            selection={{ chosen, onChoose: setChosen }}
          />
        </Suspense>
        <SettingsPanel
          design={design}
          board={board}
          chosen={chosen}
          nameOfComponent={(id) => {
            const node = drawing.nodes.find((one) => one.id === id);
            return node ? nameOf(node) : id;
          }}
          onChoose={setChosen}
          onBoard={(changed) => onSketch({ ...sketch, board: changed })}
        />
      </div>
    </div>
  );
}
