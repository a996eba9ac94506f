import { useMutation, useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { ChallengeBrief } from "@/entities/invitation/ChallengeBrief";
import { languageName } from "@/entities/language/language-name";
import type { ChallengeDocument, InvitationAnswer } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { useKeys } from "@/lib/keys/use-keys";
import { newId } from "@/lib/new-id";
import { queryClient } from "@/lib/query-client";
import { useChanges } from "@/lib/realtime";
import type { Language } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/Select";
import { languagesOf } from "./beginning";
import { OwnInput } from "./OwnInput";
import { type OwnInput as Input, runProgram, runQuery } from "./queries";
import { RunResult } from "./RunResult";

type Props = {
  invitationId: string;
  document: ChallengeDocument;
  answer: InvitationAnswer;
  onAnswer: (answer: InvitationAnswer) => void;
};

/** Statement and program beside each other; on a phone one after the other, as tabs. */
export function Program({ invitationId, document, answer, onAnswer }: Props) {
  const [side, setSide] = useState<"statement" | "program">("program");
  const [runId, setRunId] = useState<string | null>(null);
  const language = answer.language ?? languagesOf(document)[0] ?? "";
  const source = answer.sources?.[language] ?? "";
  const run = useQuery(runQuery(runId));
  const readRun = () => void queryClient.invalidateQueries({ queryKey: runQuery(runId).queryKey });
  useChanges(
    runId ? `run:${runId}` : "",
    [
      { event: "*", table: "submissions", filter: `id=eq.${runId}` },
      { event: "INSERT", table: "submission_tests", filter: `submission_id=eq.${runId}` },
    ],
    { refresh: readRun },
  );
  const running = useMutation({
    mutationFn: async (input: Input) => {
      const id = newId();
      await runProgram(invitationId, id, language, source, input);
      setRunId(id);
    },
  });
  const busy = running.isPending || (runId !== null && run.data?.state !== "done" && !run.isError);
  const start = (input: Input) => !busy && source.trim() !== "" && running.mutate(input);
  useKeys("Challenge", [{ keys: ["R"], does: "Run the visible tests", run: () => start(null) }]);
  return (
    <>
      <fieldset className="mb-4 flex gap-1 md:hidden">
        <legend className="sr-only">Side</legend>
        {(["statement", "program"] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={side === one ? "primary" : "secondary"}
            aria-pressed={side === one}
            onClick={() => setSide(one)}
          >
            {one === "statement" ? "Statement" : "Answer"}
          </Button>
        ))}
      </fieldset>
      <div className="grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className={cx(side === "program" && "max-md:hidden")}>
          <ChallengeBrief document={document} />
        </div>
        <div className={cx("grid content-start gap-4", side === "statement" && "max-md:hidden")}>
          <div className="flex flex-wrap items-center gap-3">
            {languagesOf(document).length > 1 && (
              <Select
                aria-label="Language"
                className="w-44"
                value={language}
                options={languagesOf(document).map((value) => ({
                  value,
                  label: languageName(value),
                }))}
                onChange={(event) => onAnswer({ ...answer, language: event.target.value })}
              />
            )}
            <Button
              pending={busy}
              disabled={source.trim() === ""}
              onClick={() => start(null)}
              icon={<Play size={16} strokeWidth={1.5} aria-hidden />}
            >
              Run visible tests
            </Button>
          </div>
          <CodeEditor
            key={language}
            label={`Your answer, ${languageName(language)}`}
            language={language as Language}
            value={source}
            onValueChange={(text) =>
              onAnswer({ ...answer, language, sources: { ...answer.sources, [language]: text } })
            }
            className="h-[min(56dvh,560px)] overflow-hidden rounded-control border border-line-field"
          />
          {running.isError && (
            <Banner tone="stop" live>
              {explain(running.error).sentence}
            </Banner>
          )}
          {run.isError && (
            <Banner tone="stop" live>
              {explain(run.error).sentence}
            </Banner>
          )}
          {runId && <RunResult run={run.data ?? null} document={document} />}
          <OwnInput document={document} busy={busy} onRun={start} />
        </div>
      </div>
    </>
  );
}
