import { useState } from "react";
import { failureText } from "@/entities/interview/words";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import type { Board } from "@/ui/canvas/board";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { FlowList } from "./FlowList";
import type { DrillRoom } from "./use-drill";

const MOST_MEND = 4_000;

type Props = { drill: DrillRoom; board: Board };

/** What fails, which flows break by the candidate's own numbers, and how it is mended. */
export function DrillPanel({ drill, board }: Props) {
  const { drills, open, isDone, isNext, start, painted, paint } = drill;
  return (
    <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto px-4 py-4">
      {drills.map(({ failure, effect, mend, effect_after }, at) => (
        <section
          key={failure.kind}
          aria-label={failureText(failure, board.nodes)}
          className="grid gap-3"
        >
          <h2 className="text-16">{failureText(failure, board.nodes)}</h2>
          <FlowList
            title={effect_after ? "Before" : "What it does"}
            effect={effect}
            board={board}
            isPainted={painted?.drill === at && !painted.after}
            onPaint={(on) => paint(on ? { drill: at, after: false } : null)}
          />
          {mend !== null && (
            <div>
              <h3 className="text-13 text-muted">How you fix it</h3>
              <p dir="auto" className="whitespace-pre-wrap">
                {mend}
              </p>
            </div>
          )}
          {effect_after && (
            <FlowList
              title="After"
              effect={effect_after}
              before={effect}
              board={board}
              isPainted={painted?.drill === at && painted.after}
              onPaint={(on) => paint(on ? { drill: at, after: true } : null)}
            />
          )}
          {at === open && <Mend drill={drill} />}
        </section>
      ))}
      {open === null && !isDone && (
        <div className="grid justify-items-start gap-3">
          <p>
            {drills.length === 0
              ? "When a flow has a path on your board, the interviewer removes the most critical component or multiplies the traffic. You see what breaks by your own numbers and fix it."
              : "There's one more drill of the other type."}
          </p>
          {!isNext && drills.length === 0 && (
            <p className="text-muted">
              There's nothing to break yet. Draw a path for a flow from start to end.
            </p>
          )}
          <Button
            variant={isNext ? "primary" : "secondary"}
            pending={start.pending}
            onClick={start.run}
          >
            {drills.length === 0 ? "Start the failure drill" : "Start the next drill"}
          </Button>
          {start.sentence && (
            <Banner tone="stop" live>
              {start.sentence}
            </Banner>
          )}
        </div>
      )}
      {isDone && <p className="text-muted">Both drills are done.</p>}
    </div>
  );
}

function Mend({ drill }: { drill: DrillRoom }) {
  const { text, setText, mend } = drill;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const error =
    isSubmitted && text.trim() === ""
      ? "Describe what takes over, or what you changed."
      : undefined;
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (text.trim() !== "") mend.run();
      }}
    >
      <Field
        label="How you fix it"
        hint="Change the board first. Then describe what failed and what takes over. You can submit this once."
        error={error}
        className="w-full"
      >
        <Textarea
          dir="auto"
          rows={4}
          maxLength={MOST_MEND}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" pending={mend.pending}>
        Test the fix
      </Button>
      {mend.sentence && (
        <Banner tone="stop" live>
          {mend.sentence}
        </Banner>
      )}
    </form>
  );
}
