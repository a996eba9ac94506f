import type { Computed, Problem, Rubric } from "@/entities/interview/answer";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import type { BoardMarks } from "@/ui/canvas/marks";
import { cx } from "@/ui/cx";
import { BoardPane } from "./BoardPane";
import { EstimatesPane } from "./EstimatesPane";
import { NotesPane } from "./NotesPane";
import type { Place, Work } from "./place";
import { StatementText } from "./StatementText";
import type { RoomParts } from "./use-room";

type Props = {
  work: Work;
  onWork: (work: Work) => void;
  form: Place["form"];
  onForm: (form: Place["form"]) => void;
  parts: RoomParts;
  phases: Rubric["phases"];
  problem: Problem;
  /** On a narrow screen: what is asked stands above the notes to begin with. */
  withStatement: boolean;
  computed: Computed[];
  marks: BoardMarks;
  /** The failure that is painted on the board. */
  painted: string | null;
  onUnpaint: () => void;
};

const workLabels: Record<Work, string> = {
  notes: "Notes",
  estimates: "Estimates",
  board: "Board",
};
const formLabels = { drawing: "Drawing", text: "As text" } as const;

/** The middle of the room: the notes of the phase, the estimates, or the board. All are always in reach. */
export function RoomWork(props: Props) {
  const { work, onWork, form, onForm, parts, phases, problem, computed, marks, painted } = props;
  const phase = phases.find(({ id }) => id === parts.phase.value) ?? phases[0];
  return (
    <section aria-label="Work" className="flex min-h-0 min-w-0 grow flex-col">
      <div className="flex shrink-0 items-center gap-5 border-line border-b px-5 max-md:px-4">
        {(Object.keys(workLabels) as Work[]).map((key) => (
          <Choice key={key} isChosen={key === work} onChoose={() => onWork(key)}>
            {workLabels[key]}
          </Choice>
        ))}
        {work === "board" && (
          <div className="ml-auto flex gap-3">
            {(["drawing", "text"] as const).map((key) => (
              <Choice key={key} isChosen={key === form} onChoose={() => onForm(key)} small>
                {formLabels[key]}
              </Choice>
            ))}
          </div>
        )}
      </div>
      <div
        className={cx(
          "flex min-h-0 grow flex-col overflow-y-auto px-5 py-4 max-md:px-4",
          work === "board" && form === "drawing" && "lg:overflow-hidden",
        )}
      >
        {work === "board" && painted && (
          <Banner
            tone="wait"
            title={`Shown on the board: ${painted}.`}
            className="mb-4 shrink-0"
            action={
              <Button size="sm" variant="quiet" onClick={props.onUnpaint}>
                Remove
              </Button>
            }
          >
            The drill describes what breaks.
          </Banner>
        )}
        {work === "board" ? (
          <BoardPane part={parts.board} form={form} marks={marks} />
        ) : work === "estimates" ? (
          <>
            <EstimatesPane problem={problem} part={parts.estimates} computed={computed} />
            <div className="pt-8">
              {phases
                .filter(({ id }) => id === "estimates")
                .map((one) => (
                  <NotesPane key={one.id} phase={one} part={parts.notes.estimates} rows={5} />
                ))}
            </div>
          </>
        ) : (
          <>
            {props.withStatement && (
              <details open className="mb-5 border-line border-b pb-4">
                <summary className="mb-3">
                  <h2 className="inline text-14">The problem</h2>
                </summary>
                <StatementText problem={problem} />
              </details>
            )}
            {phase && <NotesPane key={phase.id} phase={phase} part={parts.notes[phase.id]} />}
          </>
        )}
      </div>
    </section>
  );
}

type ChoiceProps = {
  isChosen: boolean;
  onChoose: () => void;
  small?: boolean;
  children: string;
};

function Choice({ isChosen, onChoose, small = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        "relative h-11 shrink-0 -outline-offset-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5",
        small && "text-13",
        isChosen ? "font-semibold text-ink after:bg-ink" : "text-muted hover:text-ink",
      )}
    >
      {children}
    </button>
  );
}
