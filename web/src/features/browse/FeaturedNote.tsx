import type { FeaturedSet } from "@/lib/database.types";
import { resetText } from "./daily-quotas";
import { useDailyQuotas } from "./use-daily-quotas";

type Props = {
  /** Not known until the list has come. */
  set: FeaturedSet | undefined;
  /** How many are listed now. */
  left: number;
};

/** Above the featured jobs: what they are, what became of the others, and when the next ones come. */
export function FeaturedNote({ set, left }: Props) {
  const quotas = useDailyQuotas();
  const closed = set?.closed ?? 0;
  const decided = set ? set.size - closed - left : 0;
  const gone = [
    decided > 0 && `${decided} decided`,
    closed > 0 && (closed === 1 ? "1 closed" : `${closed} closed`),
  ].filter(Boolean);
  return (
    <p className="min-h-[68px] py-3 text-13 text-muted tabular-nums">
      The same jobs for everyone today, with a separate daily limit.{" "}
      {set && gone.length > 0 && `${left} of ${set.size} are left: ${gone.join(", ")}. `}
      {quotas && `The next set ${resetText(quotas.resetMs).replace("resets", "appears")}.`}
    </p>
  );
}
