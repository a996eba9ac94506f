import { useQuery } from "@tanstack/react-query";
import { ProofMark } from "@/ui/evidence/ProofMark";
import { Meter } from "@/ui/Meter";
import { RankGlyph } from "@/ui/rank/RankGlyph";
import type { Rank } from "@/ui/rank/rank-shape";
import { nextRank } from "./completeness";
import { ranksQuery } from "./queries";
import type { MyProfile } from "./types";

/** What the server has seen of the person: rank, challenges, system design. */
export function EvidenceColumn({ profile }: { profile: MyProfile }) {
  const { completed_challenges: count, system_design_score: score, challenges } = profile;
  return (
    <section aria-labelledby="proved-title">
      <h2 id="proved-title" className="mb-2 text-14">
        Proved here
      </h2>
      <RankBlock profile={profile} />
      <dl className="mt-4 border-line border-t">
        <Line label="Challenges passed">
          {count.toLocaleString()}
          {count > 0 && (
            <ProofMark
              receipt={{
                title: `${count} ${count === 1 ? "challenge" : "challenges"} passed`,
                counts: ["each counted once, however often it was passed"],
                source: "submissions judged here",
                computedAt: challenges[0]?.completed_at,
              }}
            />
          )}
        </Line>
        <Line label="System design">
          {score === null ? (
            <span className="text-muted">Not scored</span>
          ) : (
            <>
              {score} of 100
              <ProofMark
                receipt={{
                  title: `System design, ${score} of 100`,
                  counts: ["the newest interview that you show"],
                  source: "an interview scored here",
                }}
              />
            </>
          )}
        </Line>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex min-h-row-dense items-center justify-between gap-3 border-line border-b py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="flex items-center gap-1.5 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

/** The two ranks that are given by hand, by the shape they have. */
const specialShapes: Record<string, Rank> = {
  "Founding Candidate": "founding",
  "System Admin": "admin",
};

function RankBlock({ profile }: { profile: MyProfile }) {
  const { rank, special_rank, completed_challenges: count } = profile;
  const { data: ranks } = useQuery(ranksQuery);
  const next = ranks && nextRank(count, ranks);
  return (
    <div className="flex items-start gap-3">
      <RankGlyph rank={rank.position} size={48} effect={rank.effect !== "still"} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1.5 font-semibold">
          {rank.name}
          <ProofMark
            receipt={{
              title: rank.name,
              counts: [`${count} ${count === 1 ? "challenge" : "challenges"} passed`],
              source: "challenges passed here",
            }}
          />
        </p>
        {special_rank && (
          <p className="flex items-center gap-1.5 text-13 text-muted">
            <RankGlyph rank={specialShapes[special_rank] ?? rank.position} size={16} />
            {special_rank}
          </p>
        )}
        {next && (
          <>
            <Meter
              bare
              label={`Progress to ${next.name}`}
              value={count - next.from}
              max={next.at - next.from}
              text={next.text}
              className="mt-2"
            />
            <p aria-hidden="true" className="mt-1 text-13 text-muted">
              {next.text}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
