import { useQuery } from "@tanstack/react-query";
import { ProofRows, ProofsSkeleton } from "@/entities/match/ProofRows";
import { whatIfQuery } from "@/entities/match/queries";
import { QueryState } from "@/entities/query/QueryState";
import { paths } from "@/lib/paths";
import { TextLink } from "@/ui/TextLink";
import { ProfileSection } from "./ProfileSection";

/** So many are shown. */
const MOST = 5;

/** The proofs that would open most jobs, each with what proves it. */
export function NextProofs() {
  const query = useQuery(whatIfQuery);
  return (
    <ProfileSection
      id="next"
      title="Most useful next"
      lede="Proofs that would make more open jobs a good or strong match for you."
    >
      <QueryState
        query={query}
        level={3}
        failure="The suggestions could not be loaded"
        note="Your profile is saved."
        loading={<ProofsSkeleton />}
      >
        {({ proofs, currency }) =>
          proofs.length > 0 ? (
            <ProofRows proofs={proofs.slice(0, MOST)} currency={currency} />
          ) : (
            <p className="text-muted">
              No single proof opens another job right now. Suggestions appear here when new jobs are
              published.{" "}
              <TextLink underlined href={paths.browseJobs}>
                Browse jobs
              </TextLink>
            </p>
          )
        }
      </QueryState>
    </ProfileSection>
  );
}
