import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import { ChallengeBrief } from "@/entities/invitation/ChallengeBrief";
import { invitationsKey } from "@/entities/invitation/queries";
import type { ChallengeDocument, InvitationAnswer, MyInvitation } from "@/lib/database.types";
import { dropDraft } from "@/lib/drafts";
import { explain, problems } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { NoteList } from "@/ui/NoteList";
import { ActionBar } from "@/ui/Page";
import { SkeletonBar } from "@/ui/Skeleton";
import { beginningOf, storedAnswer } from "./beginning";
import { Clock } from "./Clock";
import { DeclineDialog } from "./DeclineDialog";
import { Head } from "./Head";
import { Program } from "./Program";
import { submitAnswer } from "./queries";
import { Texts } from "./Texts";
import { type AnswerSaving, useAnswerSaver } from "./use-answer-saver";

const Board = lazy(async () => ({ default: (await import("@/ui/canvas/Board")).Board }));

type Props = { invitation: MyInvitation; document: ChallengeDocument };

/** While the time runs: the challenge beside the answer, which saves itself. */
export function Working({ invitation, document }: Props) {
  const [stored] = useState<InvitationAnswer>(() => storedAnswer(invitation, document));
  const [answer, setAnswer] = useState<InvitationAnswer>(() => beginningOf(invitation, stored));
  const [asking, setAsking] = useState(false);
  const [declining, setDeclining] = useState(false);
  const { saving, flush } = useAnswerSaver(
    invitation.id,
    answer,
    stored,
    invitation.answer !== null,
  );
  const [ahead] = useState(() => new Date(invitation.now).getTime() - Date.now());
  const submitting = useMutation({
    mutationFn: () => submitAnswer(invitation.id, answer),
    onSuccess: () => dropDraft(`invitation.${invitation.id}`),
    onSettled: () => {
      setAsking(false);
      return queryClient.invalidateQueries({ queryKey: invitationsKey });
    },
  });
  const over = useCallback(() => {
    // What is not there yet goes; then the server says what became of it.
    void flush().finally(() => {
      dropDraft(`invitation.${invitation.id}`);
      void queryClient.invalidateQueries({ queryKey: invitationsKey });
    });
  }, [flush, invitation.id]);
  const judged = document.kind === "code" || document.kind === "sql";
  return (
    <>
      <div className="page pb-10">
        <Head invitation={invitation}>
          <Clock
            startedAt={invitation.started_at ?? invitation.sent_at}
            endsAt={invitation.ends_at ?? invitation.expires_at}
            ahead={ahead}
            onEnd={over}
          />
        </Head>
        {document.kind === "system_design" ? (
          <>
            <details open className="mb-6">
              <summary className="cursor-pointer font-semibold">The challenge</summary>
              <div className="pt-4">
                <ChallengeBrief document={document} />
              </div>
            </details>
            <Suspense fallback={<SkeletonBar className="h-[560px] w-full" />}>
              <Board
                board={answer.board ?? { nodes: [], edges: [], notes: "" }}
                onBoard={(board) => setAnswer({ board })}
              />
            </Suspense>
          </>
        ) : judged ? (
          <Program
            invitationId={invitation.id}
            document={document}
            answer={answer}
            onAnswer={setAnswer}
          />
        ) : (
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
            <ChallengeBrief document={document} whole={false} />
            <Texts
              questions={document.questions ?? []}
              texts={answer.texts ?? []}
              onTexts={(texts) => setAnswer({ texts })}
            />
          </div>
        )}
        {submitting.isError && (
          <Banner tone="stop" live title="Not submitted." className="mt-5">
            {explain(submitting.error).sentence}
            {problems(submitting.error).length > 1 && (
              <NoteList notes={problems(submitting.error)} label="Before you can submit" />
            )}
          </Banner>
        )}
      </div>
      <ActionBar label="Submit" note={<SaveStatus saving={saving} />}>
        <Button variant="quiet" onClick={() => setDeclining(true)}>
          Decline
        </Button>
        {saving.phase === "failed" && <Button onClick={() => void flush()}>Save again</Button>}
        <Button variant="primary" onClick={() => setAsking(true)}>
          Submit
        </Button>
      </ActionBar>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Submit your answer"
        description={`${invitation.company.name} can read it as is. You can submit only once.`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep editing</Button>
            <Button
              variant="primary"
              pending={submitting.isPending}
              onClick={() => submitting.mutate()}
            >
              Submit answer
            </Button>
          </>
        }
      />
      <DeclineDialog invitation={invitation} open={declining} onClose={() => setDeclining(false)} />
    </>
  );
}

function SaveStatus({ saving }: { saving: AnswerSaving }) {
  const words = {
    saved: "Saved. Your saved answer is submitted when the time is up.",
    unsaved: saving.begun ? "Not saved yet" : "Your answer saves automatically.",
    saving: "Saving",
    failed: `Not saved: ${saving.sentence} Your changes are kept in this browser.`,
  }[saving.phase];
  return (
    <span role="status" className={saving.phase === "failed" ? "text-stop" : undefined}>
      {words}
    </span>
  );
}
