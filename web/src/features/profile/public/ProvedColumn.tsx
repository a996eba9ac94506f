import { interviewReceipt, scoreReceipt } from "@/entities/interview/shown";
import { gradeText, provedText } from "@/entities/profile/grades";
import { ProofMark } from "@/entities/receipt/ProofMark";
import type { PublicPerson } from "@/lib/database.types";
import { PhoneProof, ProvedLine, RankHead } from "../ProvedParts";

/** What the server has seen of a person: rank, challenges, system design, skills. */
export function ProvedColumn({ person }: { person: PublicPerson }) {
  const { rank, special_rank, completed_challenges: count, system_design_score: score } = person;
  const proved = person.skills.filter((skill) => skill.proved);
  const passed = `${count} ${count === 1 ? "challenge" : "challenges"} passed`;
  return (
    <aside
      aria-label="Proved on Devproof"
      className="py-6 md:col-start-2 md:row-start-1 md:border-line md:border-t print:order-last"
    >
      <h2 className="mb-2 text-14">Proved on Devproof</h2>
      <RankHead rank={rank} special={special_rank} count={count} />
      <dl className="mt-4 border-line border-t">
        <ProvedLine label="Challenges passed">
          {count.toLocaleString()}
          {count > 0 && (
            <ProofMark
              receipt={{
                title: passed,
                counts: ["each counted once"],
                source: "submissions judged here",
                computedAt: person.challenges[0]?.completed_at,
              }}
            />
          )}
        </ProvedLine>
        <ProvedLine label="System design">
          {score === null ? (
            <span className="font-normal text-muted">None shown</span>
          ) : (
            <>
              {score} of 100
              <ProofMark
                receipt={
                  person.interview ? interviewReceipt(person.interview) : scoreReceipt(score)
                }
              />
            </>
          )}
        </ProvedLine>
        <ProvedLine label="Skills proved">
          {provedText(person.skills)}
          {proved.length > 0 && (
            <ProofMark
              receipt={{
                title: `Skills proved: ${provedText(person.skills)}`,
                counts: proved
                  .slice(0, 6)
                  .map(({ name, proved: by }) => `${name}: ${by ? gradeText(by) : ""}`),
                source: "submissions judged here",
              }}
            />
          )}
        </ProvedLine>
        {person.phone_verified && (
          <ProvedLine label="Phone">
            Verified
            <PhoneProof />
          </ProvedLine>
        )}
      </dl>
    </aside>
  );
}
