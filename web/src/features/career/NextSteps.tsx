import { useQuery } from "@tanstack/react-query";
import { whatIfQuery } from "@/entities/match/queries";
import { rankQuery } from "@/entities/rank/progress";
import { RowLink, RowList } from "@/ui/Rows";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { nextSteps } from "./next-steps";
import { demandQuery, missingQuery } from "./queries";

/** What would help most now. Nothing where the figures could not be loaded: each says so in its place. */
export function NextSteps() {
  const [demand, missing, whatIf, rank] = [
    useQuery(demandQuery),
    useQuery(missingQuery),
    useQuery(whatIfQuery),
    useQuery(rankQuery),
  ];
  const isLoading = [demand, missing, whatIf, rank].some((query) => query.isPending);
  const steps = nextSteps({
    demand: demand.data,
    missing: missing.data,
    proofs: whatIf.data?.proofs,
    rank: rank.data,
  });
  if (isLoading) {
    return (
      <Loading label="Loading your next steps">
        <SkeletonRows rows={3} />
      </Loading>
    );
  }
  if (steps.length === 0) return null;
  return (
    <section aria-label="Next steps" className="pb-6">
      <h2 className="mb-2 text-16">Next steps</h2>
      <RowList label="Next steps">
        {steps.map(({ key, label, reason, href }) => (
          <RowLink key={key} href={href}>
            <span className="block font-semibold text-action">{label}</span>
            <span className="block text-13 text-muted">{reason}</span>
          </RowLink>
        ))}
      </RowList>
    </section>
  );
}
