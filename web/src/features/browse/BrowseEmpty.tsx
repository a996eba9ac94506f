import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { TextLink } from "@/ui/TextLink";
import type { JobListTab } from "./queries";

type Props = {
  tab: JobListTab;
  /** There were jobs, and each is decided on. */
  decidedAll: boolean;
  /** Filters narrow the list. */
  filtered: boolean;
  onClear: () => void;
};

/** Why a list has no job, and what would bring some. */
export function BrowseEmpty({ tab, decidedAll, filtered, onClear }: Props) {
  if (tab === "discover" && filtered && !decidedAll) {
    return (
      <EmptyState
        level={2}
        title="No job fits these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Take one away, or ask for fewer skills at once: a job has to ask for all of them.
      </EmptyState>
    );
  }
  if (tab === "saved") {
    return (
      <EmptyState
        title="Nothing saved yet"
        action={<TextLink href={paths.browseJobs}>Discover jobs</TextLink>}
      >
        Press S on a job to keep it here. Saving costs none of the day's decisions.
      </EmptyState>
    );
  }
  if (tab === "featured") {
    return (
      <EmptyState
        title={decidedAll ? "You have been through today's set" : "Nothing is featured today"}
        action={<TextLink href={paths.browseJobs}>Discover jobs</TextLink>}
      >
        {decidedAll
          ? "The next ten come at midnight UTC, the same for everybody."
          : "Ten open jobs are chosen for every day at midnight UTC, from as many companies as possible."}
      </EmptyState>
    );
  }
  if (decidedAll) {
    return (
      <EmptyState
        title="You have been through all of them"
        action={
          filtered ? (
            <Button onClick={onClear}>Clear filters</Button>
          ) : (
            <TextLink href={`${paths.browseJobs}?tab=interests`}>See your interests</TextLink>
          )
        }
      >
        New jobs appear here as companies publish them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No open job fits you at the moment"
      action={
        <TextLink href={`${paths.profile}?edit=preferences`}>Change what you look for</TextLink>
      }
    >
      Jobs whose place, kind, pay or hours rule you out are not shown here. Wider preferences bring
      more.
    </EmptyState>
  );
}
