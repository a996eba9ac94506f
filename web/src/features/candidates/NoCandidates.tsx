import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { TextLink } from "@/ui/TextLink";
import type { Place } from "./view";

type Props = {
  place: Place;
  /** Somebody would be here without the filters. */
  any: boolean;
  /** Colleagues shared jobs with the reader. */
  anyShared: boolean;
  go: (to: Partial<Place>) => void;
};

/** Why nobody is listed, and the one thing to do about it. */
export function NoCandidates({ place, any, anyShared, go }: Props) {
  if (!any) {
    return place.tab === "shared" ? (
      anyShared ? (
        <EmptyState title="Nobody has shown interest in these jobs yet">
          As soon as somebody does, they appear here without a reload.
        </EmptyState>
      ) : (
        <EmptyState
          title="No job is shared with you"
          action={<TextLink href={paths.interestedCandidates}>My Postings</TextLink>}
        >
          When a colleague shares a job, it stands here with its candidates.
        </EmptyState>
      )
    ) : (
      <EmptyState
        title="Nobody has shown interest yet"
        action={<TextLink href={paths.jobs}>Your jobs</TextLink>}
      >
        As soon as somebody is interested in one of your open jobs, they appear here without a
        reload.
      </EmptyState>
    );
  }
  if (place.status === "undecided" && !place.skill) {
    return (
      <EmptyState
        title="Nobody waits for a decision"
        action={<Button onClick={() => go({ status: "all" })}>Show everyone</Button>}
      >
        You have answered everybody{place.job ? " for this job" : ""}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nobody fits these filters"
      action={
        <Button onClick={() => go({ job: null, skill: null, status: "all" })}>
          Clear the filters
        </Button>
      }
    >
      Others are interested in your jobs.
    </EmptyState>
  );
}
