import { useQuery } from "@tanstack/react-query";
import { ProofRows, ProofsSkeleton } from "@/entities/match/ProofRows";
import { whatIfQuery } from "@/entities/match/queries";
import { QueryState } from "@/entities/query/QueryState";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { TextLink } from "@/ui/TextLink";
import { FigureSection } from "./FigureSection";

/** So many are shown. */
const MOST = 5;

/** What one more proof would open. */
export function ProofsFigure() {
  const query = useQuery(whatIfQuery);
  return (
    <FigureSection
      id="proofs"
      title="What one more proof would open"
      lede="Jobs that would become a good or strong match if you proved one more thing."
      howItIsMade={
        <p>
          Every open job that waits for your decision is scored again with the proof: one challenge
          shows a skill, several prove it. Jobs count that score below 60 today and 60 or more then.
          Pay is the top of their ranges.
        </p>
      }
      next={
        query.data &&
        query.data.proofs.length > 0 && (
          <TextLink underlined href={paths.challenges}>
            See all challenges
          </TextLink>
        )
      }
    >
      <QueryState
        query={query}
        level={3}
        failure="The suggestions could not be loaded"
        note="The other figures are not affected."
        loading={<ProofsSkeleton />}
      >
        {({ proofs, currency }) =>
          proofs.length > 0 ? (
            <ProofRows proofs={proofs.slice(0, MOST)} currency={currency} />
          ) : (
            <EmptyState
              level={3}
              title="No single proof opens another job"
              action={
                <TextLink underlined href={paths.browseJobs}>
                  Browse jobs
                </TextLink>
              }
            >
              Suggestions appear here when new jobs are published.
            </EmptyState>
          )
        }
      </QueryState>
    </FigureSection>
  );
}
