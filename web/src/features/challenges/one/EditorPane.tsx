import { Ellipsis } from "lucide-react";
import { useState } from "react";
import type { ChallengeDetail } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { chordHint } from "@/lib/keys/use-chords";
import { useLine } from "@/lib/realtime-line";
import { type Language, languageLabels } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CodeEditor } from "@/ui/code/CodeEditor";
import type { LineMark } from "@/ui/code/marks";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { Menu } from "@/ui/Menu";
import { exactTime } from "@/ui/relative-time";
import { Select } from "@/ui/Select";
import type { Drafts } from "./use-drafts";
import { starterOf } from "./use-drafts";
import type { Judging } from "./use-judging";

export const runChord = { key: "Enter" };
export const submitChord = { key: "Enter", shift: true };

type Props = {
  challenge: ChallengeDetail;
  drafts: Drafts;
  marks: LineMark[];
  judging: Judging;
  onRun: () => void;
  onSubmit: () => void;
  onReset: () => void;
  className?: string | undefined;
};

/** The answer that is being written: language, draft, run and submit. */
export function EditorPane({
  challenge,
  drafts,
  marks,
  judging,
  onRun,
  onSubmit,
  onReset,
  className,
}: Props) {
  const { language, text, elsewhere } = drafts;
  const [completion, setCompletion] = useState(false);
  const isEmpty = text.trim() === "";
  return (
    <section aria-label="Editor" className={cx("flex min-h-0 grow flex-col", className)}>
      <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-1.5">
        {challenge.languages.length > 1 ? (
          <Select
            quiet
            aria-label="Language"
            value={language}
            onChange={(event) => drafts.setLanguage(event.target.value as Language)}
            options={challenge.languages.map((one) => ({ value: one, label: languageLabels[one] }))}
            className="-ml-2.5"
          />
        ) : (
          <span className="font-semibold">{languageLabels[language]}</span>
        )}
        <DraftNote drafts={drafts} />
        <span className="ml-auto flex items-center gap-2">
          <Menu
            align="end"
            trigger={
              <IconButton
                label="More editor options"
                icon={<Ellipsis size={16} strokeWidth={1.5} />}
              />
            }
            groups={[
              [
                {
                  label: completion ? "Turn completion off" : "Turn completion on",
                  onSelect: () => setCompletion(!completion),
                },
                {
                  label: "Reset to starter code",
                  onSelect: onReset,
                  ...(text === starterOf(challenge, language)
                    ? { disabledReason: "Nothing to reset" }
                    : {}),
                },
              ],
            ]}
          />
          <Button
            onClick={onRun}
            keyHint={chordHint(runChord)}
            disabled={isEmpty}
            pending={judging.isWaiting && judging.attempt?.kind === "run"}
          >
            Run
          </Button>
          <Button
            variant="primary"
            onClick={onSubmit}
            keyHint={chordHint(submitChord)}
            disabled={isEmpty || challenge.retired_at !== null}
            pending={judging.isWaiting && judging.attempt?.kind === "submit"}
          >
            Submit
          </Button>
        </span>
        {isEmpty && <p className="w-full text-right text-13 text-muted">Write an answer first.</p>}
        {challenge.retired_at !== null && (
          <p className="w-full text-right text-13 text-muted">
            This challenge is retired. You can run your code, but not submit it.
          </p>
        )}
      </div>
      {elsewhere && (
        <Banner
          tone="wait"
          title="You have two drafts."
          className="m-3"
          action={
            <>
              <Button size="sm" onClick={() => drafts.settle("elsewhere")}>
                Use the other draft
              </Button>
              <Button size="sm" variant="quiet" onClick={() => drafts.settle("here")}>
                Keep this draft
              </Button>
            </>
          }
        >
          This draft is from this browser. Another draft was saved{" "}
          {exactTime(new Date(elsewhere.updatedAt))}.
        </Banner>
      )}
      <CodeEditor
        label={`Your answer, ${languageLabels[language]}`}
        language={language}
        value={text}
        onValueChange={(changed) => drafts.setText(changed)}
        completion={completion}
        marks={marks}
        className="min-h-0 grow"
      />
    </section>
  );
}

const clock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Where the draft stands: kept, on its way, or not, and why. */
function DraftNote({ drafts: { state, retry } }: { drafts: Drafts }) {
  const line = useLine();
  const { phase, savedAt, error } = state;
  return (
    <span role="status" className="flex min-w-0 items-center gap-2 text-13 text-muted">
      {phase === "failed" ? (
        <>
          <span className="min-w-0 truncate text-wait" title={explain(error).sentence}>
            {line === "offline" || explain(error).offline
              ? "Offline: draft saved in this browser"
              : `Draft saved in this browser only. ${explain(error).sentence}`}
          </span>
          <Button size="sm" variant="quiet" onClick={retry}>
            Try again
          </Button>
        </>
      ) : phase === "saving" ? (
        "Saving the draft"
      ) : phase === "unsaved" ? (
        "Draft not saved yet"
      ) : savedAt !== null ? (
        `Draft saved ${clock.format(savedAt)}`
      ) : (
        ""
      )}
    </span>
  );
}
