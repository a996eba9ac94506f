import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { languageName } from "@/entities/language/language-name";
import { limitsIn } from "@/entities/language/limits";
import { QueryState } from "@/entities/query/QueryState";
import { VerdictStrip } from "@/entities/verdict/VerdictStrip";
import type { ChallengeAttempt, ChallengeVersion } from "@/lib/database.types";
import { verdictLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { CopyButton } from "@/ui/CopyButton";
import { CodeEditor } from "@/ui/code/CodeEditor";
import { RelativeTime } from "@/ui/RelativeTime";
import { SidePanel } from "@/ui/SidePanel";
import { Loading, SkeletonText } from "@/ui/Skeleton";
import { Switch } from "@/ui/Switch";
import { resultsQuery, sourceQuery } from "../queries";
import { stripOf } from "./attempts";
import { LineDiff } from "./ValueDiff";

type Props = {
  attempt: ChallengeAttempt;
  version: ChallengeVersion;
  /** What stands in the editor. */
  current: string;
  onClose: () => void;
  onTake: (source: string) => void;
};

/** An earlier answer beside the editor: its verdicts, its code, and the way back into the editor. */
export function AttemptPanel({ attempt, version, current, onClose, onTake }: Props) {
  const [comparing, setComparing] = useState(false);
  const source = useQuery(sourceQuery(attempt.original_id ?? attempt.id));
  const results = useQuery(resultsQuery(attempt.id));
  const isCurrent = attempt.version === version.version;
  const title = `${attempt.verdict ? verdictLabels[attempt.verdict] : "Being judged"}, ${languageName(attempt.language)}`;
  const marks =
    attempt.line === null
      ? []
      : [{ line: attempt.line, note: attempt.message?.split("\n", 1)[0] ?? "" }];
  return (
    <SidePanel
      autoFocus
      title={title}
      onClose={onClose}
      className="h-full"
      footer={
        <div className="flex flex-wrap justify-end gap-2.5">
          {source.data !== undefined && <CopyButton text={source.data} label="Copy the code" />}
          <Button
            variant="primary"
            disabled={source.data === undefined}
            onClick={() => source.data !== undefined && onTake(source.data)}
          >
            Restore in the editor
          </Button>
        </div>
      }
    >
      <p className="text-muted">
        Submitted <RelativeTime at={attempt.queued_at} />
        {attempt.passed !== null && `, ${attempt.passed} of ${attempt.total} tests passed`}
        {!isCurrent && ". The tests have changed since"}.
      </p>
      {results.data && results.data.length > 0 && (
        <VerdictStrip
          tests={stripOf(attempt, results.data, isCurrent ? version.test_names : [])}
          limits={limitsIn(attempt.language, version.limits)}
          className="mt-3"
        />
      )}
      <Switch
        label="Compare with the editor"
        checked={comparing}
        onCheckedChange={setComparing}
        className="mt-2"
      />
      <QueryState
        query={source}
        failure="The code could not be loaded"
        level={3}
        loading={
          <Loading label="Loading the code">
            <SkeletonText lines={8} />
          </Loading>
        }
      >
        {(code) =>
          comparing ? (
            <LineDiff
              expected={code.trimEnd().split("\n")}
              got={current.trimEnd().split("\n")}
              words={["in this attempt", "in the editor"]}
            />
          ) : (
            <CodeEditor
              readOnly
              label={`The code of this attempt, ${languageName(attempt.language)}`}
              language={attempt.language}
              value={code}
              marks={marks}
              className="border border-line"
            />
          )
        }
      </QueryState>
    </SidePanel>
  );
}
