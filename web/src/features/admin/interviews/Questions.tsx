import { useId, useState } from "react";
import { useNavigate } from "react-router";
import type { BlindReview } from "@/entities/interview/answer";
import type { View } from "@/entities/interview/spot";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";
import type { KeyBinding } from "@/lib/keys/key-board";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { KeyHint } from "@/ui/KeyHint";
import { Meter } from "@/ui/Meter";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { type Answers, asQuote, neighbour, nextOpen, validAnswers } from "./answers";
import { QuestionRow } from "./QuestionRow";
import { scoreInterview } from "./queries";

const views: [key: string, view: View, does: string][] = [
  ["1", "board", "Board"],
  ["2", "notes", "Notes"],
  ["3", "conversation", "Conversation"],
  ["4", "estimates", "Estimates"],
  ["5", "drill", "Drill"],
];

/** Every check as a closed question, answered by Y and N; what is said is kept until it is sent. */
export function Questions({
  review,
  onView,
}: {
  review: BlindReview;
  onView: (view: View) => void;
}) {
  const { id, questions, rubric } = review;
  const draft = `interview-review.${id}`;
  const navigate = useNavigate();
  const { toast } = useToast();
  const list = useId();
  const [answers, setAnswers] = useState<Answers>(() => validAnswers(questions, readDraft(draft)));
  const [at, setAt] = useState<string | null>(() => nextOpen(questions, answers, null));
  const [missed, setMissed] = useState(false);
  const done = questions.filter(({ check }) => answers[check] !== undefined).length;

  const goTo = (check: string | null) => {
    if (check === null) return;
    setAt(check);
    document.getElementById(`${list}-${check}`)?.focus();
  };
  const say = (check: string | null, met: boolean) => {
    if (check === null) return;
    // Words that are chosen at the left go along as what shows it.
    const words = met ? (window.getSelection()?.toString() ?? "") : "";
    const next = { ...answers, [check]: { met, quote: asQuote(words, review.answer) } };
    setAnswers(next);
    writeDraft(draft, next);
    goTo(nextOpen(questions, next, check) ?? check);
  };
  useKeys("Review", [
    { keys: ["Y"], does: "Met", run: () => say(at, true) },
    { keys: ["N"], does: "Not met", run: () => say(at, false) },
    { keys: ["J"], does: "Next question", run: () => goTo(neighbour(questions, at, 1)) },
    { keys: ["K"], does: "Previous question", run: () => goTo(neighbour(questions, at, -1)) },
    ...views.map(
      ([key, view, does]): KeyBinding => ({ keys: [key], does, run: () => onView(view) }),
    ),
  ]);

  return (
    <section aria-label="Closed questions" className="min-w-0">
      <Meter
        label="Questions answered"
        value={done}
        max={questions.length}
        text={`${done} of ${questions.length}`}
      />
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted max-md:hidden">
        <KeyHint keys="Y" /> met <KeyHint keys="N" /> not met <KeyHint keys="J" />
        <KeyHint keys="K" /> next and before <KeyHint keys="1" /> to <KeyHint keys="5" /> the parts
        on the left. Text you select there becomes the quote of the next Y.
      </p>
      {rubric.dimensions.map(({ id: dimension, title }) => {
        const checks = questions.filter((one) => one.dimension === dimension);
        if (checks.length === 0) return null;
        return (
          <div key={dimension} className="mt-6">
            <h3 className="mb-1.5 text-14">{title}</h3>
            <ul aria-label={title} className="border-line border-t">
              {checks.map((one) => (
                <QuestionRow
                  key={one.check}
                  id={`${list}-${one.check}`}
                  question={one}
                  answer={answers[one.check]}
                  isAt={one.check === at}
                  isMissed={missed && answers[one.check] === undefined}
                  onAt={() => setAt(one.check)}
                  onAnswer={(met) => say(one.check, met)}
                />
              ))}
            </ul>
          </div>
        );
      })}
      <div className="mt-8">
        <ReasonForm
          hint="One sentence on what decided. It's recorded in the audit log."
          acts={[
            {
              does: "Save score",
              variant: "primary",
              effect: "Your score counts from now on. The candidate sees both scores.",
              check: () => {
                const open = nextOpen(questions, answers, null);
                setMissed(open !== null);
                goTo(open);
                return open === null;
              },
              act: async (reason) => {
                const findings = questions.map(({ check }) => ({
                  check,
                  met: answers[check]?.met === true,
                  quote: answers[check]?.quote ?? null,
                }));
                const { before, total } = await scoreInterview(id, findings, reason);
                dropDraft(draft);
                toast({ message: `Scored: ${total}. Before it was ${before}.` });
                await queryClient.invalidateQueries({ queryKey: ["admin", "interviews"] });
                await navigate(paths.adminInterviews);
              },
            },
          ]}
        />
      </div>
    </section>
  );
}
