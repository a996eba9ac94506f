import { lazy, Suspense } from "react";
import { ChallengeBrief } from "@/entities/invitation/ChallengeBrief";
import { spentText } from "@/entities/invitation/words";
import { languageName } from "@/entities/language/language-name";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import type { StripTest } from "@/entities/verdict/verdict";
import type { MyInvitation } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { type Language, type Verdict, verdictLabels } from "@/lib/vocabulary.generated";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { Head } from "./Head";

const Board = lazy(async () => ({ default: (await import("@/ui/canvas/Board")).Board }));

/** After: what was handed in and what became of it, or why nothing was. */
export function Over({ invitation }: { invitation: MyInvitation }) {
  const { status, document, company } = invitation;
  return (
    <div className="page pb-16">
      <Head invitation={invitation} />
      {status === "submitted" || status === "approved" || status === "rejected" ? (
        <>
          <p className="max-w-measure">
            <Said invitation={invitation} />
          </p>
          {invitation.reason && (
            <figure className="mt-5 border-action border-l-2 pl-4">
              <blockquote dir="auto" className="max-w-measure whitespace-pre-wrap text-16">
                {invitation.reason}
              </blockquote>
              <figcaption className="mt-1 text-13 text-muted">
                {company.name}, their reason
              </figcaption>
            </figure>
          )}
          <AnswerGiven invitation={invitation} />
          {document && (
            <details className="mt-8 border-line border-t pt-4">
              <summary className="cursor-pointer font-semibold">The challenge</summary>
              <div className="pt-5">
                <ChallengeBrief document={document} />
              </div>
            </details>
          )}
        </>
      ) : (
        <EmptyState
          title={endTitles[status] ?? "This challenge has ended"}
          action={<TextLink href={paths.messages}>Messages</TextLink>}
        >
          <End invitation={invitation} />
        </EmptyState>
      )}
    </div>
  );
}

const endTitles: Partial<Record<MyInvitation["status"], string>> = {
  declined: "You declined this challenge",
  expired: "The time to answer is up",
  withdrawn: "The company withdrew this challenge",
};

function End({ invitation }: { invitation: MyInvitation }) {
  const { status, company, expires_at: expires, ends_at: ends, reason } = invitation;
  if (status === "declined") {
    return reason ? (
      <>
        You wrote: <bdi>“{reason}”</bdi>
      </>
    ) : (
      <>{company.name} got a notification.</>
    );
  }
  if (status === "withdrawn") return <>You don't need to do anything.</>;
  return (
    <>
      It ended <RelativeTime at={ends ?? expires} /> without a submission. Message {company.name} if
      you still want to answer.
    </>
  );
}

function Said({ invitation }: { invitation: MyInvitation }) {
  const {
    status,
    company,
    submitted_at: at,
    decided_at: decided,
    seconds_spent: spent,
  } = invitation;
  const took = spent === null ? "" : ` It took you ${spentText(spent)}.`;
  if (status === "submitted") {
    return (
      <>
        Submitted <RelativeTime at={at ?? invitation.sent_at} />.{took} {company.name} will review
        it. You'll get a notification when they decide.
      </>
    );
  }
  return (
    <>
      {company.name} {status === "approved" ? "approved your answer" : "rejected your answer"}{" "}
      <RelativeTime at={decided ?? invitation.sent_at} />.{took}
    </>
  );
}

/** The own answer, to read. */
function AnswerGiven({ invitation }: { invitation: MyInvitation }) {
  const { answer, document, submission } = invitation;
  if (!answer || !document) return null;
  if (answer.texts) {
    return (
      <Section title="Your answers">
        <ol className="border-line border-t">
          {(document.questions ?? []).map((one, place) => (
            <li key={one.question} className="grid gap-2 border-line border-b py-4">
              <h3 className="max-w-measure text-14">{one.question}</h3>
              <p dir="auto" className="max-w-measure whitespace-pre-wrap">
                {answer.texts?.[place]?.trim() || (
                  <span className="text-muted">You skipped this one.</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  if (answer.board) {
    return (
      <Section title="Your board">
        <Suspense fallback={<SkeletonBar className="h-[480px] w-full" />}>
          <Board board={answer.board} readOnly />
        </Suspense>
      </Section>
    );
  }
  const language = submission?.language ?? answer.language ?? "";
  const tests: StripTest[] = (document.tests ?? []).map((test, place) => {
    const judged = submission?.tests.find(({ position }) => position === place + 1);
    const waiting = submission?.state === "done" ? "not_run" : "waiting";
    return {
      position: place + 1,
      name: test.name,
      visible: test.visible,
      state: judged ? (judged.verdict as Verdict) : waiting,
      timeMs: judged?.time_ms ?? null,
      memoryKib: judged?.memory_kib ?? null,
    };
  });
  return (
    <Section title="Your answer">
      {submission && (
        <div className="mb-4 grid gap-3">
          <p className="font-semibold">
            {submission.state === "done"
              ? (verdictLabels[submission.verdict as Verdict] ?? submission.verdict)
              : "Being judged"}
          </p>
          <VerdictStrip tests={tests} />
        </div>
      )}
      <CodeEditor
        label={`Your answer in ${languageName(language)}`}
        language={language as Language}
        value={submission?.source ?? answer.sources?.[language] ?? ""}
        readOnly
        className="h-[360px] overflow-hidden rounded-control border border-line"
      />
    </Section>
  );
}
