import type { ProfileFunnel } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { keysOf } from "@/lib/vocabulary";
import { Chart } from "@/ui/chart/Chart";
import { TextLink } from "@/ui/TextLink";
import { MadeBy } from "./MadeBy";

/** From a job's page to a conversation, and the other ends. */
const steps = {
  jobs_viewed: "Jobs opened",
  interested: "Interested",
  approved: "Approved",
  conversations: "Conversations",
  waiting: "Waiting for an answer",
  rejected: "Rejected",
  expired: "No answer",
  withdrawn: "Withdrawn",
} as const satisfies Record<keyof ProfileFunnel, string>;

/** What became of a seeker's interests, beside the period before. */
export function ProfileFunnelChart({
  funnel,
  previous,
}: {
  funnel: ProfileFunnel;
  previous: ProfileFunnel;
}) {
  const points = (of: ProfileFunnel) => keysOf(steps).map((key) => ({ x: steps[key], y: of[key] }));
  return (
    <Chart
      kind="rows"
      level={2}
      title="From job to conversation"
      unit="jobs"
      xName="Step"
      series={[{ name: "This period", points: points(funnel) }]}
      previous={{ name: "Previous period", points: points(previous) }}
      howItIsMade={<MadeBy id="interests">Answers until now, for interests of this period.</MadeBy>}
      empty={
        <>
          No interests in this period.{" "}
          <TextLink underlined href={paths.browseJobs}>
            Browse jobs
          </TextLink>
        </>
      }
    />
  );
}
