import { useQuery } from "@tanstack/react-query";
import { interviewReceipt, scoreReceipt } from "@/entities/interview/shown";
import { ranksQuery } from "@/entities/rank/queries";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { MyProfile } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Meter } from "@/ui/Meter";
import { TextLink } from "@/ui/TextLink";
import { nextRank } from "./completeness";
import { PhoneProof, ProvedLine, RankHead } from "./ProvedParts";

/** What the server has seen of the person: rank, challenges, system design. */
export function EvidenceColumn({ profile }: { profile: MyProfile }) {
  const { completed_challenges: count, system_design_score: score, challenges } = profile;
  return (
    <section aria-labelledby="proved-title">
      <h2 id="proved-title" className="mb-2 text-14">
        Proved on Devproof
      </h2>
      <RankBlock profile={profile} />
      <dl className="mt-4 border-line border-t">
        <ProvedLine label="Challenges passed">
          {count.toLocaleString()}
          {count > 0 && (
            <ProofMark
              receipt={{
                title: `${count} ${count === 1 ? "challenge" : "challenges"} passed`,
                counts: ["each counted once"],
                source: "submissions judged here",
                computedAt: challenges[0]?.completed_at,
              }}
            />
          )}
        </ProvedLine>
        <ProvedLine label="System design">
          {score === null ? (
            <TextLink href={paths.interview} className="font-normal">
              None shown
            </TextLink>
          ) : (
            <>
              <TextLink href={paths.interview}>{score} of 100</TextLink>
              <ProofMark
                receipt={
                  profile.interview ? interviewReceipt(profile.interview) : scoreReceipt(score)
                }
              />
            </>
          )}
        </ProvedLine>
        <ProvedLine label="Phone">
          {profile.phone_verified ? (
            <>
              <TextLink href={paths.verification}>Verified</TextLink>
              <PhoneProof at={profile.phone_verified_at} />
            </>
          ) : (
            <TextLink href={paths.verification} className="font-normal">
              Verify
            </TextLink>
          )}
        </ProvedLine>
      </dl>
    </section>
  );
}

function RankBlock({ profile }: { profile: MyProfile }) {
  const { rank, special_rank, completed_challenges: count } = profile;
  const { data: ranks } = useQuery(ranksQuery);
  const next = ranks && nextRank(count, ranks);
  return (
    <RankHead rank={rank} special={special_rank} count={count}>
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
    </RankHead>
  );
}
