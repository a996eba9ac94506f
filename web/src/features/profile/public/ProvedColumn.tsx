import type { ReactNode } from "react";
import { ProofMark } from "@/ui/evidence/ProofMark";
import { RankGlyph } from "@/ui/rank/RankGlyph";
import type { Rank } from "@/ui/rank/rank-shape";
import type { PublicPerson } from "./types";

/** The two ranks that are given by hand, by the shape they have. */
const specialShapes: Record<string, Rank> = {
  "Founding Candidate": "founding",
  "System Admin": "admin",
};

/** What the server has seen of a person: rank, challenges, system design, skills. */
export function ProvedColumn({ person }: { person: PublicPerson }) {
  const { rank, special_rank, completed_challenges: count, system_design_score: score } = person;
  const proved = person.skills.filter((skill) => skill.proved);
  const passed = `${count} ${count === 1 ? "challenge" : "challenges"} passed`;
  return (
    <aside
      aria-label="Proved here"
      className="py-6 md:order-last md:border-line md:border-t print:order-last"
    >
      <h2 className="mb-2 text-14">Proved here</h2>
      <div className="flex items-start gap-3">
        <RankGlyph rank={rank.position} size={48} effect={rank.effect !== "still"} />
        <div className="min-w-0 grow">
          <p className="flex items-center gap-1.5 font-semibold">
            {rank.name}
            <ProofMark
              receipt={{ title: rank.name, counts: [passed], source: "challenges passed here" }}
            />
          </p>
          {special_rank && (
            <p className="flex items-center gap-1.5 text-13 text-muted">
              <RankGlyph rank={specialShapes[special_rank] ?? rank.position} size={16} />
              {special_rank}
            </p>
          )}
        </div>
      </div>
      <dl className="mt-4 border-line border-t">
        <Line label="Challenges passed">
          {count.toLocaleString()}
          {count > 0 && (
            <ProofMark
              receipt={{
                title: passed,
                counts: ["each counted once, however often it was passed"],
                source: "submissions judged here",
                computedAt: person.challenges[0]?.completed_at,
              }}
            />
          )}
        </Line>
        <Line label="System design">
          {score === null ? (
            <span className="font-normal text-muted">Not scored</span>
          ) : (
            <>
              {score} of 100
              <ProofMark
                receipt={{
                  title: `System design, ${score} of 100`,
                  counts: ["the newest interview that is shown"],
                  source: "an interview scored here",
                }}
              />
            </>
          )}
        </Line>
        <Line label="Skills proved">
          {proved.length} of {person.skills.length}
          {proved.length > 0 && (
            <ProofMark
              receipt={{
                title: `${proved.length} of ${person.skills.length} skills proved`,
                counts: proved
                  .slice(0, 6)
                  .map(({ name, proved: by }) => `${name}: ${by?.challenges} passed`),
                source: "submissions judged here",
              }}
            />
          )}
        </Line>
      </dl>
    </aside>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-row-dense items-center justify-between gap-3 border-line border-b py-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="flex items-center gap-1.5 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
