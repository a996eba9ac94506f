import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain, problems } from "@/lib/errors";
import { useChords } from "@/lib/keys/use-chords";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { NoteList } from "@/ui/NoteList";
import { ActionBar, Section } from "@/ui/Page";
import { Tabs } from "@/ui/Tabs";
import type { Sketch } from "./board/drawing";
import type { SimulatedBoard } from "./board/simulated-board";
import { DrawingPane } from "./form/DrawingPane";
import { Routes } from "./form/Routes";
import { TextPane } from "./form/TextPane";
import { Problem } from "./Problem";
import { type Design, type PracticeRun, runDesign } from "./queries";
import { RunResult } from "./result/RunResult";
import { useSketch } from "./use-sketch";

/** The largest seed that JavaScript counts exactly. */
const MOST_SEED = 2 ** 53 - 1;

/** A run, with the board that it was. */
type Finished = { run: PracticeRun; sketch: Sketch; count: number };

/** A problem and one's own design for it. */
export function DesignView({ design }: { design: Design }) {
  const start = design.board as unknown as SimulatedBoard;
  const { sketch, setSketch, setBoard, startAgain } = useSketch(design.slug, start);
  const [view, setView] = useState("drawing");
  const [seed, setSeed] = useState(String(design.seed));
  const [finished, setFinished] = useState<Finished | null>(null);
  const seedFault =
    /^\d{1,16}$/.test(seed) && Number(seed) <= MOST_SEED ? undefined : "Enter a whole number.";
  const mutation = useMutation({
    mutationFn: (sent: Sketch) => runDesign(design.slug, sent.board, Number(seed)),
    onSuccess: (run, sent) =>
      setFinished((before) => ({ run, sketch: sent, count: (before?.count ?? 0) + 1 })),
  });
  const canRun = !mutation.isPending && !seedFault;
  const run = () => canRun && mutation.mutate(sketch);
  useChords("Practice design", [{ key: "Enter", does: "Run the day", run }]);
  const faults = problems(mutation.error);
  return (
    <>
      <Problem design={design} />
      <Section
        title="Your design"
        lede="What you leave open has the default of the real thing, which is often the unsafe one. Your design stays in this browser. Our server runs it and keeps nothing."
      >
        <Tabs
          label="View of the design"
          value={view}
          onValueChange={setView}
          tabs={[
            {
              key: "drawing",
              label: "Drawing and settings",
              content: <DrawingPane design={design} sketch={sketch} onSketch={setSketch} />,
            },
            {
              key: "text",
              label: "As text",
              content: <TextPane board={sketch.board} onBoard={setBoard} />,
            },
          ]}
        />
        <Routes design={design} board={sketch.board} onBoard={setBoard} />
      </Section>
      {mutation.isError && (
        <div className="mb-6 grid gap-3">
          <Banner tone="stop" title="The design wasn't run." live>
            {explain(mutation.error).sentence}
          </Banner>
          {faults.length > 0 && <NoteList label="What to correct" notes={faults} />}
        </div>
      )}
      {finished && (
        <RunResult
          key={finished.count}
          design={design}
          run={finished.run}
          sketch={finished.sketch}
          isStale={finished.sketch.board !== sketch.board}
        />
      )}
      <ActionBar
        label="Run"
        note={
          <ConfirmButton
            does="Start again"
            label="Start again"
            warning="Your changes to this design are lost."
            act={async () => {
              startAgain();
              setFinished(null);
              mutation.reset();
            }}
            explain={(error) => explain(error).sentence}
          />
        }
      >
        <Field label="Seed" error={seedFault} className="w-28 max-md:grow">
          <Input
            inputMode="numeric"
            value={seed}
            onChange={({ target }) => setSeed(target.value.trim())}
          />
        </Field>
        <Button
          variant="primary"
          size="lg"
          className="self-end"
          pending={mutation.isPending}
          disabled={Boolean(seedFault)}
          onClick={run}
        >
          Run the day
        </Button>
      </ActionBar>
    </>
  );
}
