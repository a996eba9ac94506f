import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Banner } from "@/ui/Banner";
import { nameOf } from "@/ui/canvas/board";
import { SkeletonBar } from "@/ui/Skeleton";
import { type Sketch, toDrawing } from "../board/drawing";
import type { Design, PracticeRun } from "../queries";
import { DayCharts } from "./DayCharts";
import { clock, inUnit, marksAt, moments } from "./day";
import { MinuteSlider } from "./MinuteSlider";
import { Targets } from "./Targets";

const Canvas = lazy(async () => ({ default: (await import("@/ui/canvas/Canvas")).Canvas }));

type Props = {
  design: Design;
  run: PracticeRun;
  /** The design as it was run. */
  sketch: Sketch;
  /** It was changed since. */
  isStale: boolean;
};

/** What a design did: its targets, the board in a minute of the day, and the day in figures. */
export function RunResult({ design, run, sketch, isStale }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever runs a design goes on from what it did.
  useEffect(() => heading.current?.focus(), []);
  const stops = useMemo(() => moments(run.components, run.targets), [run]);
  const [minute, setMinute] = useState(stops[0] ?? 12 * 60);
  const [chosen, setChosen] = useState<string | null>(null);
  const drawing = useMemo(() => {
    const queues = new Set(design.kinds.filter((one) => one.is_queue).map(({ kind }) => kind));
    return toDrawing(sketch, (kind) => queues.has(kind));
  }, [design, sketch]);
  const marks = useMemo(() => marksAt(run.components, minute), [run, minute]);
  const names = new Map(drawing.nodes.map((node) => [node.id, nameOf(node)]));
  const met = run.targets.filter((one) => one.is_met).length;
  const troubles = Object.entries(marks.nodes).map(
    ([id, { word }]) => `${names.get(id) ?? id}: ${word.toLowerCase()}`,
  );
  return (
    <section aria-label="What the design did" className="grid gap-6 border-line border-t py-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-16">
          {met} of {run.targets.length} targets met
        </h2>
        <p className="text-muted">
          It costs {inUnit(run.cost_month, "euros")} a month. Seed {run.seed}: the same design and
          seed give the same day.
        </p>
      </div>
      {isStale && (
        <Banner live>You changed the design after this run. Run it again to see the effect.</Banner>
      )}
      <Targets targets={run.targets} onMinute={setMinute} />
      <div className="grid gap-4">
        <h3 className="text-14 font-semibold">The design at {clock(minute)}</h3>
        <MinuteSlider minute={minute} stops={stops} onMinute={setMinute} />
        <p role="status" className="text-13 text-muted">
          {troubles.length > 0 ? troubles.join(". ") : "Every component answers."}
        </p>
        <Suspense fallback={<SkeletonBar className="h-[min(60dvh,560px)] min-h-80 w-full" />}>
          <Canvas
            board={drawing}
            onBoard={() => {}}
            readOnly
            marks={marks}
            selection={{ chosen, onChoose: setChosen }}
          />
        </Suspense>
      </div>
      <DayCharts design={design} run={run} names={names} chosen={chosen} />
    </section>
  );
}
