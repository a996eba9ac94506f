import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { StepHeading } from "./StepHeading";
import { type Answer, type AskedQuestion, answerText } from "./survey-state";

/** The value of "Other" in the list; no option is called like this. */
const OTHER = "other";
const MAX_OTHER = 1000;

type Props = {
  question: AskedQuestion;
  position: number;
  total: number;
  answer: Answer | undefined;
  isLast: boolean;
  onAnswer: (answer: Answer) => void;
};

/** One question: one of its options, or an answer of one's own. */
export function QuestionStep({ question, position, total, answer, isLast, onAnswer }: Props) {
  const isAnswered = answerText(answer) !== null;
  const value = answer === undefined ? "" : answer.kind === "other" ? OTHER : answer.option;
  return (
    <>
      <StepHeading aside={`Question ${position} of ${total}`}>
        {question.component.name}
      </StepHeading>
      <div className="grid gap-5">
        <Field
          label={question.question}
          hint={
            isAnswered
              ? undefined
              : isLast
                ? "Submit works once every question has an answer."
                : "You can come back to it with Previous."
          }
        >
          <Select
            placeholder="Choose an answer"
            value={value}
            options={[
              ...question.options.map((option) => ({ value: option, label: option })),
              { value: OTHER, label: "Other" },
            ]}
            onChange={({ target }) =>
              onAnswer(
                target.value === OTHER
                  ? { kind: "other", text: "" }
                  : { kind: "option", option: target.value },
              )
            }
          />
        </Field>
        {answer?.kind === "other" && (
          <Field label={question.prompt}>
            <Input
              placeholder="Please specify..."
              maxLength={MAX_OTHER}
              value={answer.text}
              onChange={({ target }) => onAnswer({ kind: "other", text: target.value })}
            />
          </Field>
        )}
      </div>
    </>
  );
}
