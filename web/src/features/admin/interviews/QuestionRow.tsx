import type { ClosedQuestion } from "@/entities/interview/answer";
import { cx } from "@/ui/cx";
import type { CheckAnswer } from "./answers";

type Props = {
  id: string;
  question: ClosedQuestion;
  answer: CheckAnswer | undefined;
  /** The keys answer this one. */
  isAt: boolean;
  isMissed: boolean;
  onAt: () => void;
  onAnswer: (met: boolean) => void;
};

/** One closed question with its two answers. */
export function QuestionRow({ id, question, answer, isAt, isMissed, onAt, onAnswer }: Props) {
  return (
    <li
      id={id}
      tabIndex={-1}
      onFocus={onAt}
      className={cx(
        "scroll-mt-24 border-line border-b py-2.5 pl-3 outline-none",
        isAt && "bg-action-tint shadow-[inset_3px_0_var(--action)]",
      )}
    >
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="float-left min-w-0 grow basis-56">
          {question.question ?? question.title}
          {question.question && <span className="block text-13 text-muted">{question.title}</span>}
          {answer?.quote && (
            <span dir="auto" className="mt-1 block border-line-strong border-l-2 pl-2 text-13">
              {answer.quote}
            </span>
          )}
          {isMissed && <span className="block text-13 text-stop">Not answered yet.</span>}
        </legend>
        <span className="flex shrink-0 gap-1.5 pr-3">
          <Choice label="Met" isChosen={answer?.met === true} onChoose={() => onAnswer(true)} />
          <Choice
            label="Not met"
            isChosen={answer?.met === false}
            onChoose={() => onAnswer(false)}
          />
        </span>
      </fieldset>
    </li>
  );
}

function Choice(props: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.isChosen}
      // A press must not let go of the words that are chosen as its quote.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
      className={cx(
        "min-h-8 rounded-control border px-3 text-13 transition-colors max-md:min-h-11",
        props.isChosen
          ? "border-action bg-action font-semibold text-on-action"
          : "border-line-field hover:border-muted hover:bg-line",
      )}
    >
      {props.label}
    </button>
  );
}
