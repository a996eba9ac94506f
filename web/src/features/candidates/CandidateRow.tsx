import { EvidenceBar } from "@/entities/match/EvidenceBar";
import { MatchFigure } from "@/entities/match/MatchFigure";
import { ProofFigures } from "@/entities/profile/ProofFigures";
import { yearsText } from "@/entities/profile/words";
import { RankGlyph } from "@/entities/rank/RankGlyph";
import { rankNamed } from "@/entities/rank/rank-by-name";
import type { CandidateRow as Row } from "@/lib/database.types";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { DueTag } from "./DueTag";
import { decisionLabels, gatesText } from "./words";

type Props = {
  row: Row;
  /** What the job is called beside others of the same title. */
  jobLabel: string;
  /** The list is in the order of system design: who shows no score is told apart, and stands at its end. */
  bySystemDesign?: boolean | undefined;
};

/** What a row of the list says of a candidate. Nothing in it can be pressed: the row itself is the link. */
export function CandidateRow({ row, jobLabel, bySystemDesign = false }: Props) {
  const rank = row.special_rank ?? row.rank;
  const about = [
    row.headline,
    row.location,
    row.years_experience === null ? null : yearsText(row.years_experience),
  ].filter(Boolean);
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className="flex min-w-0 grow items-center gap-2">
          <Avatar name={row.full_name} src={row.avatar_url} size={24} />
          <bdi className="min-w-0 truncate font-semibold">{row.full_name}</bdi>
          {rank && <RankGlyph rank={rankNamed(rank)} name={rank} size={16} />}
        </span>
        {row.match && <MatchFigure match={row.match} bare className="shrink-0" />}
      </span>
      <span className="mt-0.5 block truncate text-muted">
        <bdi>{about.join(" · ") || "No profile text yet"}</bdi>
      </span>
      <span className="flex items-baseline gap-3 text-13 text-muted">
        <span className="min-w-0 grow truncate">
          for <bdi>{jobLabel}</bdi>
        </span>
        <RelativeTime at={row.expressed_interest_at} className="shrink-0 text-12" />
      </span>
      {row.match && <EvidenceBar match={row.match} size="sm" className="mt-2" />}
      {row.failed_gates.length > 0 && (
        <span className="mt-1.5 block truncate text-12 text-stop">
          {gatesText(row.failed_gates)}
        </span>
      )}
      <span className="mt-1.5 flex items-center gap-1.5 text-12 text-faint">
        <ProofFigures
          passed={row.completed_challenges}
          systemDesign={row.system_design_score}
          withoutScore={bySystemDesign ? "no system design score shown" : undefined}
        />
        {row.decision ? (
          <Tag className="ml-auto shrink-0" tone={row.decision === "approved" ? "action" : "plain"}>
            {row.stage?.name ?? decisionLabels[row.decision]}
          </Tag>
        ) : (
          row.answer_by && <DueTag answerBy={row.answer_by} className="ml-auto shrink-0" />
        )}
      </span>
    </>
  );
}
