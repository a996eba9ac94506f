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
        title="No jobs match these filters"
        action={<Button onClick={onClear}>Clear filters</Button>}
      >
        Remove a filter or choose fewer skills. A job must require all of them.
      </EmptyState>
    );
  }
  if (tab === "saved") {
    return (
      <EmptyState
        title="No saved jobs yet"
        action={<TextLink href={paths.browseJobs}>Discover jobs</TextLink>}
      >
        Jobs you save appear here. Saving doesn't count toward your daily limit.
      </EmptyState>
    );
  }
  if (tab === "featured") {
    return (
      <EmptyState
        title={decidedAll ? "You've seen all of today's jobs" : "No featured jobs today"}
        action={<TextLink href={paths.browseJobs}>Discover jobs</TextLink>}
      >
        {decidedAll
          ? "The next 10 jobs appear at midnight UTC, the same for everyone."
          : "10 featured jobs appear here every day at midnight UTC."}
      </EmptyState>
    );
  }
  if (decidedAll) {
    return (
      <EmptyState
        title="You've seen all jobs"
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
      title="No matching jobs right now"
      action={<TextLink href={`${paths.profile}?edit=preferences`}>Change preferences</TextLink>}
    >
      Jobs that don't match your location, employment type, pay or hours are hidden. Broaden your
      preferences to see more.
    </EmptyState>
  );
}
