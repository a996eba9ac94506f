import { StateTag } from "@/entities/match/StateTag";
import type { MatchReceipt } from "@/lib/database.types";

/** The receipt of the example match, in full: what each criterion brought, and what was left out. */
export function HowScored({ match }: { match: MatchReceipt }) {
  const known = match.criteria.filter(({ state }) => state !== "unknown");
  const points = known.reduce((sum, criterion) => sum + criterion.points, 0);
  const weight = known.reduce((sum, criterion) => sum + criterion.weight, 0);
  const leftOut = match.criteria.filter(({ state }) => state === "unknown");
  return (
    <section
      aria-labelledby="how-scored"
      className="grid gap-x-16 gap-y-8 border-line border-t py-14 max-md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id="how-scored" className="text-20">
          How a score is made
        </h2>
        <div className="mt-3 grid max-w-measure gap-3 text-muted">
          <p>
            The employer sets weights that add up to 100. Both sides see the same score, its parts
            and the reasons.
          </p>
          <p>
            The kind of work counts, not only the skills: your own field in full, a neighbouring one
            by half. Seniority counts both ways, so a job two levels below yours doesn't fit.
          </p>
          <p>
            A stated skill brings 70 % of its weight, a shown one 80 %, a proved one 90 % and one
            that is proved well 100 %. Harder and more varied challenges raise the grade. It drops a
            step after three years without a new one.
          </p>
          <p>
            Place, time zone, employment type, right to work and pay come first. Pay is compared
            across currencies. If one of them doesn't fit, the match says so.
          </p>
          <p>
            Unknown facts are left out and listed, never guessed. A match is strong only if at least
            70 % of the weight is known.
          </p>
        </div>
      </div>
      <table className="w-full self-start border-line-strong border-t">
        <caption className="sr-only">The receipt of the example match</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">State</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {match.criteria.map((criterion) => (
            <tr key={criterion.key} className="border-line border-b">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                <span className="font-semibold">{criterion.label}</span>
                <span className="block text-13 text-muted">{criterion.detail}</span>
              </th>
              <td className="py-2.5 pr-4 text-right align-top">
                <StateTag state={criterion.state} />
              </td>
              <td className="w-24 py-2.5 text-right align-top font-mono text-13 whitespace-nowrap tabular-nums">
                {criterion.state === "unknown" ? (
                  <span className="text-muted">left out</span>
                ) : (
                  <>
                    {criterion.points}
                    <span className="text-muted"> of {criterion.weight}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="py-3 pr-4 text-left font-normal text-muted">
              {points} of the {weight} points that can be scored
              {leftOut.length > 0 && `; ${leftOut.map(({ label }) => label).join(", ")} left out`}
            </th>
            <td className="py-3 text-right font-mono text-16 font-semibold">
              {match.score ?? "–"}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
