import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import type { ChallengeHead } from "../types";
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
      <EmptyState title="No challenge is published yet">
        The catalogue of this server is empty. Challenges appear here once staff publish them.
      </EmptyState>
    );
  }
  const ways = drops(all, filters);
  return (
    <EmptyState
      title="No challenge fits these filters"
      action={ways.map((way) => (
        <Button key={way.label} onClick={() => onFilters(way.filters)}>
          {`Drop ${way.label}: ${way.brings} ${way.brings === 1 ? "fits" : "fit"}`}
        </Button>
      ))}
    >
      {ways[0]?.label === "all of them"
        ? "No single filter is in the way: they have to go together."
        : "One of these is in the way."}
    </EmptyState>
  );
}
