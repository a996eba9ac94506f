import ranks from "@content/ranks.json";
import { RankGlyph } from "@/entities/rank/RankGlyph";

const byCount = ranks.filter(({ isSpecial }) => !isSpecial);

/** The seven ranks that are reached by count, each with the number of challenges that opens it. */
export function Ranks() {
  return (
    <section aria-labelledby="ranks" className="border-line border-t py-14 max-md:py-10">
      <h2 id="ranks" className="text-20">
        A rank is a count, not a title
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        Each challenge you pass counts once. The number below a rank shows how many it takes.
      </p>
      <ol className="mt-8 grid grid-cols-7 gap-x-4 gap-y-8 max-lg:grid-cols-4 max-md:grid-cols-2">
        {byCount.map(({ name, position, minChallenges }) => (
          <li key={name} className="grid justify-items-center gap-2 text-center text-13">
            <RankGlyph rank={position} size={40} />
            {name}
            <span className="font-mono text-muted">
              <span className="sr-only">from </span>
              {minChallenges}
              <span className="sr-only"> challenges</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
