import { useLocation, useNavigate } from "react-router";
import type { ChallengeDetail } from "@/lib/database.types";
import { useChords } from "@/lib/keys/use-chords";
import type { Language } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { LinkTabs } from "@/ui/LinkTabs";
import { useToast } from "@/ui/Toasts";
import type { OwnInput } from "../queries";
import { AttemptPanel } from "./AttemptPanel";
import { EditorPane, runChord, submitChord } from "./EditorPane";
import { type Place, placeHref, readPlace } from "./place";
import { ResultPane } from "./ResultPane";
import { StatementPane } from "./StatementPane";
import { starterOf, useDrafts } from "./use-drafts";
import { useJudging } from "./use-judging";
import { useLiveAttempts } from "./use-live-attempts";
import { useMarks } from "./use-marks";

/** Statement left, editor right, results below it. On a phone each of the three is a tab. */
export function Workbench({ challenge }: { challenge: ChallengeDetail }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const place = readPlace(new URLSearchParams(search));
  const drafts = useDrafts(challenge);
  const judging = useJudging(challenge);
  const marks = useMarks(judging, drafts.text);
  useLiveAttempts(challenge.slug);

  const href = (to: Partial<Place>) => placeHref(challenge.slug, { ...place, ...to });
  const go = (to: Partial<Place>) =>
    void navigate(href(to), { replace: true, preventScrollReset: true });

  const program = { language: drafts.language, source: drafts.text };
  const isEmpty = drafts.text.trim() === "";
  const run = (input: OwnInput | null = null) => {
    if (isEmpty) return;
    judging.run(program, input);
    go({ pane: "results", part: "result" });
  };
  const submit = () => {
    if (isEmpty || challenge.retired_at !== null) return;
    judging.submit(program);
    go({ pane: "results", part: "result" });
  };
  useChords("Challenge", [
    { ...runChord, does: "Run on the visible tests", run: () => run() },
    { ...submitChord, does: "Submit", run: submit },
  ]);

  /** Puts another text into the editor; what stood there can be had back. */
  const replace = (text: string, language: Language, message: string) => {
    const before = { language: drafts.language, text: drafts.textOf(language) };
    if (language !== before.language) drafts.setLanguage(language);
    drafts.setText(text, language);
    const undo = () => {
      drafts.setText(before.text, language);
      if (language !== before.language) drafts.setLanguage(before.language);
    };
    toast({ message, action: { label: "Undo", onAction: undo } });
  };

  const attempt = challenge.submissions.find(({ id }) => id === place.attempt) ?? null;
  return (
    <div className="flex h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px)-var(--foot-height))] flex-col">
      <h1 tabIndex={-1} className="sr-only">
        <bdi>{challenge.title}</bdi>
      </h1>
      <LinkTabs
        label="Parts of the challenge"
        current={place.pane}
        className="shrink-0 px-(--gutter) md:hidden"
        tabs={[
          {
            key: "statement",
            label: "Statement",
            href: href({ pane: "statement", attempt: null }),
          },
          { key: "editor", label: "Editor", href: href({ pane: "editor", attempt: null }) },
          { key: "results", label: "Results", href: href({ pane: "results", attempt: null }) },
        ]}
      />
      <div className="flex min-h-0 grow">
        <div
          className={cx(
            "min-h-0 min-w-0 md:w-[38%] md:max-w-[520px] md:min-w-80 md:shrink-0 md:border-line md:border-r",
            place.pane === "statement" || attempt ? "max-md:grow" : "max-md:hidden",
          )}
        >
          {attempt ? (
            <AttemptPanel
              key={attempt.id}
              attempt={attempt}
              version={challenge.version}
              current={drafts.text}
              onClose={() => go({ attempt: null })}
              onTake={(source) => {
                replace(source, attempt.language, "Attempt restored in the editor");
                go({ attempt: null, pane: "editor" });
              }}
            />
          ) : (
            <StatementPane challenge={challenge} language={drafts.language} />
          )}
        </div>
        <div
          className={cx(
            "flex min-h-0 min-w-0 grow flex-col",
            (place.pane === "statement" || attempt) && "max-md:hidden",
          )}
        >
          <EditorPane
            className={place.pane === "results" ? "max-md:hidden" : undefined}
            challenge={challenge}
            drafts={drafts}
            marks={marks}
            judging={judging}
            onRun={() => run()}
            onSubmit={submit}
            onReset={() =>
              replace(
                starterOf(challenge, drafts.language),
                drafts.language,
                "Editor reset to starter code",
              )
            }
          />
          <ResultPane
            className={place.pane === "editor" ? "max-md:hidden" : undefined}
            challenge={challenge}
            judging={judging}
            place={place}
            href={href}
            onRun={run}
          />
        </div>
      </div>
    </div>
  );
}
