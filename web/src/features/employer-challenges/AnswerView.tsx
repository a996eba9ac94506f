import { lazy, Suspense, useState } from "react";
import { languageName } from "@/entities/language/language-name";
import { limitsIn } from "@/entities/language/limits";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import { memoryText, type StripTest, timeText } from "@/entities/verdict/verdict";
import type { CompanyInvitation, Judged } from "@/lib/database.types";
import { type Language, type Verdict, verdictLabels } from "@/lib/vocabulary.generated";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { Section } from "@/ui/Page";
import { Loading, SkeletonBar } from "@/ui/Skeleton";

/** A line of the editor, and what stands above and below the lines. */
const LINE_PX = 21;
const MARGIN_PX = 24;

const Board = lazy(async () => ({ default: (await import("@/ui/canvas/Board")).Board }));

/** What was handed in, with its verdicts; nothing before. */
export function AnswerView({ invitation }: { invitation: CompanyInvitation }) {
  const { answer, submission, document } = invitation;
  if (!answer) {
    return invitation.submitted_at ? (
      <p className="py-6 text-muted">The answer was deleted with the candidate's account.</p>
    ) : null;
  }
  if (answer.texts) {
    return (
      <Section title="Answers">
        <ol className="border-line border-t">
          {(document.questions ?? []).map((question, place) => (
            <li key={question.question} className="grid gap-2.5 border-line border-b py-5">
              <h3 className="max-w-measure text-14">{question.question}</h3>
              <p dir="auto" className="max-w-measure whitespace-pre-wrap text-16">
                {answer.texts?.[place]?.trim() || <span className="text-muted">No answer.</span>}
              </p>
              <p className="text-13 text-muted">
                {words(answer.texts?.[place] ?? "").toLocaleString()} of at most{" "}
                {(question.max_words ?? 600).toLocaleString()} words
              </p>
              {question.looks_for && <LooksFor text={question.looks_for} />}
            </li>
          ))}
        </ol>
      </Section>
    );
  }
  if (answer.board) {
    return (
      <Section title="Board">
        <div className="grid gap-4">
          <Suspense
            fallback={
              <Loading label="Loading the board">
                <SkeletonBar className="h-[480px] w-full" />
              </Loading>
            }
          >
            <Board board={answer.board} readOnly />
          </Suspense>
          {document.looks_for && <LooksFor text={document.looks_for} />}
        </div>
      </Section>
    );
  }
  const language = submission?.language ?? answer.language ?? "";
  const source = submission?.source ?? answer.sources?.[language] ?? "";
  return (
    <Section title="Answer">
      {submission && <Verdicts submission={submission} invitation={invitation} />}
      {/* As high as the program, up to most of the window: it is read by scrolling the page. */}
      <div
        className="mt-4 max-h-[80dvh] min-h-48"
        style={{ height: source.split("\n").length * LINE_PX + MARGIN_PX }}
      >
        <CodeEditor
          label={`Answer in ${languageName(language)}`}
          language={language as Language}
          value={source}
          readOnly
          className="h-full overflow-hidden rounded-control border border-line"
        />
      </div>
    </Section>
  );
}

function Verdicts({
  submission,
  invitation,
}: {
  submission: Judged;
  invitation: CompanyInvitation;
}) {
  const [selected, setSelected] = useState<number | null>(null);
  const tests: StripTest[] = (invitation.document.tests ?? []).map((test, place) => {
    const judged = submission.tests.find(({ position }) => position === place + 1);
    return {
      position: place + 1,
      name: test.name,
      visible: test.visible,
      state: judged
        ? (judged.verdict as Verdict)
        : submission.state === "done"
          ? "not_run"
          : "waiting",
      timeMs: judged?.time_ms ?? null,
      memoryKib: judged?.memory_kib ?? null,
    };
  });
  const limits = limitsIn(submission.language, {
    time_ms: invitation.document.limits?.time_ms ?? 2000,
    memory_mb: invitation.document.limits?.memory_mb ?? 128,
  });
  const shown = submission.tests.find(({ position }) => position === selected);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="font-semibold">
          {submission.state === "done"
            ? (verdictLabels[submission.verdict as Verdict] ?? submission.verdict)
            : "Being judged"}
        </strong>
        {submission.state === "done" && (
          <span className="text-muted tabular-nums">
            {submission.passed ?? 0} of {submission.total ?? 0} tests
            {submission.time_ms !== null && ` · slowest ${timeText(submission.time_ms)}`}
            {submission.memory_kib !== null && ` · ${memoryText(submission.memory_kib)}`}
          </span>
        )}
        <span className="text-muted">{languageName(submission.language)}</span>
      </p>
      <VerdictStrip tests={tests} limits={limits} selected={selected} onSelect={setSelected} />
      {submission.message && (
        <p className="whitespace-pre-wrap font-mono text-13 text-stop">
          {submission.message}
          {submission.line !== null && ` (line ${submission.line})`}
        </p>
      )}
      {shown && (
        <dl className="grid gap-1.5 rounded-control bg-sunken px-4 py-3 font-mono text-13">
          {shown.visible && shown.got !== null && (
            <Line term="Returned" text={JSON.stringify(shown.got)} />
          )}
          {shown.stdout && <Line term="Printed" text={shown.stdout} />}
          {shown.message && <Line term="Said" text={shown.message} />}
          {!shown.visible && <Line term="Hidden" text="Only the verdict is stored." />}
        </dl>
      )}
    </div>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex gap-4">
      <dt className="w-20 shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0 grow whitespace-pre-wrap break-words">{text}</dd>
    </div>
  );
}

function LooksFor({ text }: { text: string }) {
  return (
    <p className="max-w-measure border-line-strong border-l-2 pl-4 text-13 text-muted">
      What a good answer includes: {text}
    </p>
  );
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
