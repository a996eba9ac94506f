import type { AttemptHead, Lobby } from "@/entities/interview/answer";
import { paths } from "@/lib/paths";
import { seniorityWords } from "@/lib/vocabulary";
import { EmptyState } from "@/ui/EmptyState";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { ChoiceOfScore } from "./ChoiceOfScore";
import { seenByOthers } from "./history";
import { ScorePlot } from "./ScorePlot";

/** Earlier interviews: the scores over time, a row each, and which of them others see. */
export function History({ lobby: { attempts, choice, practice } }: { lobby: Lobby }) {
  const over = attempts.filter(({ state }) => state !== "running");
  if (over.length === 0) {
    return (
      <EmptyState title="No interviews yet">
        Your interviews appear here with their score, score receipt and answers.
      </EmptyState>
    );
  }
  const seen = seenByOthers(over, choice);
  return (
    <>
      <ScorePlot attempts={over} />
      {!practice && over.some(({ total }) => total !== null) && (
        <ChoiceOfScore choice={choice} seen={over.find(({ id }) => id === seen) ?? null} />
      )}
      <ul aria-label="Earlier interviews" className="border-line border-t">
        {over.map((one) => (
          <RowLink key={one.id} href={paths.interviewAttempt(one.id)}>
            <AttemptLine attempt={one} isSeen={one.id === seen} />
          </RowLink>
        ))}
      </ul>
    </>
  );
}

function AttemptLine({ attempt: one, isSeen }: { attempt: AttemptHead; isSeen: boolean }) {
  return (
    <span className="grid items-center gap-x-4 gap-y-1.5 md:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <bdi className="block truncate font-semibold">{one.problem.title}</bdi>
        <span className="text-13 text-muted">
          {seniorityWords[one.seniority]} · <RelativeTime at={one.started_at} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:flex-row-reverse max-md:justify-end md:justify-end">
        {isSeen && <Tag tone="action">Visible to others</Tag>}
        {one.practice && <Tag>Practice</Tag>}
        {!one.practice && one.total !== null && !isSeen && (
          <Tag tone={one.is_shown ? "plain" : "dashed"}>{one.is_shown ? "Shown" : "Private"}</Tag>
        )}
        {one.review && <Tag>{one.review === "done" ? "Reviewed" : "Review requested"}</Tag>}
        {one.total !== null ? (
          <span className="flex items-center gap-1.5 font-mono tabular-nums">
            <span className="w-6 text-right font-semibold">{one.total}</span>
            <ProofGlyph />
          </span>
        ) : (
          <Tag tone={one.state === "scoring" ? "wait" : "dashed"}>
            {one.state === "scoring" ? "Being scored" : "Couldn't be scored, attempt refunded"}
          </Tag>
        )}
      </span>
    </span>
  );
}
