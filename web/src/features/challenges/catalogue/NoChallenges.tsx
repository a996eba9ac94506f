import type { ChallengeHead } from "@/lib/database.types";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { drops, type Filters } from "./filters";

type Props = {
  all: ChallengeHead[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
};

/** Nothing fits: which filter stands in the way, and what is behind it. */
export function NoChallenges({ all, filters, onFilters }: Props) {
  if (all.length === 0) {
    return (
      <EmptyState title="No challenges yet">
        Challenges appear here when staff publish them.
      </EmptyState>
    );
  }
  const ways = drops(all, filters);
  return (
    <EmptyState
      title="No challenges match these filters"
      action={ways.map((way) => (
        <Button key={way.label} onClick={() => onFilters(way.filters)}>
          {`Drop ${way.label}: ${way.brings} ${way.brings === 1 ? "fits" : "fit"}`}
        </Button>
      ))}
    >
      {ways[0]?.label === "all of them"
        ? "Remove more than one filter to see challenges."
        : "Remove one of these filters."}
    </EmptyState>
  );
}
