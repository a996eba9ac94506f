import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { surveys } from "@/entities/survey/survey";
import { explain } from "@/lib/errors";
import { useProfile, useUser } from "@/lib/session/session";
import type { Role } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useToast } from "@/ui/Toasts";
import { ComponentsStep } from "./ComponentsStep";
import { InitialStep } from "./InitialStep";
import { PagesStep } from "./PagesStep";
import { QuestionStep } from "./QuestionStep";
import { submitFeedback } from "./queries";
import { detailedRecord, type Feedback, quickRecord } from "./record";
import { back, canGoOn, canSubmit, next, questionsOf, start } from "./survey-state";

/** How long the thanks are shown before the modal closes, and how long it takes to leave. */
const THANKS_MS = 3000;
const EXIT_MS = 300;

type Props = { open: boolean; onClose: () => void };

/** Feedback about the beta: a quick word, or questions about chosen parts. Each opening begins anew. */
export function BetaModal({ open, onClose }: Props) {
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening(opening + 1);
  }
  return <Survey key={opening} open={open} onClose={onClose} />;
}

function Survey({ open, onClose }: Props) {
  const profile = useProfile();
  const user = useUser();
  const { toast } = useToast();
  const role: Role = profile.role ?? "job_seeker";
  const survey = surveys[role];
  const [state, setState] = useState(start);
  const [quick, setQuick] = useState("");
  const sending = useMutation({
    mutationFn: (feedback: Feedback) =>
      submitFeedback(
        { id: profile.id, email: user.email, name: profile.full_name ?? "", role },
        feedback,
      ),
    onSuccess: () =>
      toast({
        message: "Beta test feedback submitted successfully. Thank you!",
        durationMs: THANKS_MS,
      }),
  });
  const { isSuccess, isPending } = sending;
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(onClose, THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, onClose]);

  const submitQuick = () => sending.mutate(quickRecord(quick));
  const submit = () => sending.mutate(detailedRecord(survey, state));
  const questions = questionsOf(survey, state);
  const question = questions[state.question];
  const isLast = state.step === "questions" && state.question === questions.length - 1;
  const goBack = () => {
    sending.reset();
    setState(back(state));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      exitMs={EXIT_MS}
      title="Beta Test"
      description="Tell us what works and what doesn't. The Devproof team reads everything."
      footer={
        isSuccess ? (
          <Button onClick={onClose}>Close</Button>
        ) : state.step === "initial" ? (
          <Button
            variant="primary"
            pending={isPending}
            disabled={quick.trim() === ""}
            onClick={submitQuick}
          >
            Submit
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={goBack}>
              {state.step === "questions" && state.question > 0 ? "Previous" : "Back"}
            </Button>
            {isLast ? (
              <Button
                variant="primary"
                pending={isPending}
                disabled={!canSubmit(survey, state)}
                onClick={submit}
              >
                Submit
              </Button>
            ) : (
              <Button
                variant="primary"
                disabled={!canGoOn(survey, state)}
                onClick={() => setState(next(survey, state))}
              >
                Next
              </Button>
            )}
          </>
        )
      }
    >
      {sending.isError && (
        <Banner tone="stop" live className="mb-4">
          {failureText(sending.error)}
        </Banner>
      )}
      {isSuccess ? (
        <p role="status">Your feedback is stored. This closes by itself.</p>
      ) : state.step === "initial" ? (
        <InitialStep
          text={quick}
          onText={setQuick}
          onDetailed={() => {
            sending.reset();
            setState(next(survey, state));
          }}
        />
      ) : state.step === "pages" ? (
        <PagesStep survey={survey} state={state} onState={setState} />
      ) : state.step === "components" ? (
        <ComponentsStep survey={survey} state={state} onState={setState} />
      ) : (
        question && (
          <QuestionStep
            key={question.id}
            question={question}
            position={state.question + 1}
            total={questions.length}
            answer={state.answers[question.id]}
            isLast={isLast}
            onAnswer={(answer) =>
              setState({ ...state, answers: { ...state.answers, [question.id]: answer } })
            }
          />
        )
      )}
    </Dialog>
  );
}

function failureText(error: unknown): string {
  const known = error instanceof Error && error.message !== "" ? explain(error).sentence : "";
  return known || "Failed to submit feedback. Please try again.";
}
