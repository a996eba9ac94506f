import { useLocation, useNavigate } from "react-router";
import type { ChallengeDetail } from "@/lib/database.types";
import { useChords } from "@/lib/keys/use-chords";
import { paths } from "@/lib/paths";
import { CaptchaBox } from "@/ui/CaptchaBox";
import { cx } from "@/ui/cx";
import { LinkTabs } from "@/ui/LinkTabs";
import { EditorPane, runChord, submitChord } from "../one/EditorPane";
import { type Pane, placeQuery, readPlace } from "../one/place";
import { ResultView } from "../one/ResultView";
import { StatementPane } from "../one/StatementPane";
import { starterOf } from "../one/use-drafts";
import { useMarks } from "../one/use-marks";
import { KeepNote } from "./KeepNote";
import { useTryoutDrafts } from "./use-tryout-drafts";
import { useTryoutJudging } from "./use-tryout-judging";

/** The workbench of a challenge for visitors: the same editor and the same verdict, without what an account keeps. */
export function TryWorkbench({ challenge }: { challenge: ChallengeDetail }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { pane } = readPlace(new URLSearchParams(search));
  const drafts = useTryoutDrafts(challenge);
  const judging = useTryoutJudging(challenge);
  const marks = useMarks(judging, drafts.text);

  const href = (to: Pane) =>
    paths.tryoutOf(challenge.slug) + placeQuery({ pane: to, part: "result", attempt: null });
  const send = (how: typeof judging.run) => {
    if (drafts.text.trim() === "" || judging.isWaiting) return;
    how({ language: drafts.language, source: drafts.text });
    void navigate(href("results"), { replace: true, preventScrollReset: true });
  };
  const run = () => send(judging.run);
  const submit = () => send(judging.submit);
  useChords("Challenge", [
    { ...runChord, does: "Run on the visible tests", run },
    { ...submitChord, does: "Submit", run: submit },
  ]);

  const { attempt } = judging;
  const isAccepted = attempt?.kind === "submit" && attempt.verdict === "accepted";
  return (
    <div className="flex h-[calc(100dvh-var(--bar-height)-var(--notice-height,0px)-var(--foot-height))] flex-col border-line border-b">
      <h1 tabIndex={-1} className="sr-only">
        Try a challenge: <bdi>{challenge.title}</bdi>
      </h1>
      <LinkTabs
        label="Parts of the challenge"
        current={pane}
        className="shrink-0 px-(--gutter) md:hidden"
        tabs={[
          { key: "statement", label: "Statement", href: href("statement") },
          { key: "editor", label: "Editor", href: href("editor") },
          { key: "results", label: "Results", href: href("results") },
        ]}
      />
      <div className="flex min-h-0 grow">
        <div
          className={cx(
            "min-h-0 min-w-0 md:w-[38%] md:max-w-[520px] md:min-w-80 md:shrink-0 md:border-line md:border-r",
            pane === "statement" ? "max-md:grow" : "max-md:hidden",
          )}
        >
          <StatementPane
            challenge={challenge}
            language={drafts.language}
            catalogue={paths.publicChallenges}
          />
        </div>
        <div
          className={cx(
            "flex min-h-0 min-w-0 grow flex-col",
            pane === "statement" && "max-md:hidden",
          )}
        >
          <EditorPane
            className={pane === "results" ? "max-md:hidden" : undefined}
            challenge={challenge}
            drafts={drafts}
            marks={marks}
            judging={judging}
            onRun={run}
            onSubmit={submit}
            onReset={() => drafts.setText(starterOf(challenge, drafts.language))}
          />
          <section
            aria-label="Results"
            className={cx(
              "min-h-0 overflow-y-auto border-line-strong bg-paper px-4 py-4 max-md:grow md:h-[42%] md:shrink-0 md:border-t",
              pane === "editor" && "max-md:hidden",
            )}
          >
            <h2 className="sr-only">Results</h2>
            {isAccepted && <KeepNote slug={challenge.slug} />}
            {judging.work !== null && <CaptchaBox share={judging.work} />}
            {judging.work === null && judging.ahead > 0 && (
              <p role="status" className="mb-2 text-muted">
                {judging.ahead} {judging.ahead === 1 ? "answer is" : "answers are"} ahead of yours.
              </p>
            )}
            {judging.work === null && <ResultView challenge={challenge} judging={judging} />}
          </section>
        </div>
      </div>
    </div>
  );
}
