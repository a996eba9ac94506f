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
        <EmptyState title="No interest in these jobs yet">
          Candidates appear here as soon as they show interest.
        </EmptyState>
      ) : (
        <EmptyState
          title="No shared jobs"
          action={<TextLink href={paths.interestedCandidates}>My Postings</TextLink>}
        >
          Jobs that colleagues share with you appear here with their candidates.
        </EmptyState>
      )
    ) : (
      <EmptyState
        title="No candidates yet"
        action={<TextLink href={paths.jobs}>Your jobs</TextLink>}
      >
        Candidates appear here when they show interest in one of your open jobs.
      </EmptyState>
    );
  }
  if (place.status === "undecided" && !place.skill && !place.name) {
    return (
      <EmptyState
        title="No open decisions"
        action={<Button onClick={() => go({ status: "all" })}>Show all</Button>}
      >
        You've answered everyone{place.job ? " for this job" : ""}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No candidates match these filters"
      action={
        <Button
          onClick={() => go({ job: null, skill: null, stage: null, name: "", status: "all" })}
        >
          Clear filters
        </Button>
      }
    >
      Other candidates are interested in your jobs.
    </EmptyState>
  );
}
