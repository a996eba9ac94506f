import { exactTime } from "@/ui/relative-time";
import { bonusText, leftText, resetText } from "./budget";
import type { PotKind } from "./types";
import { useBudget } from "./use-budget";

type Props = {
  pot: PotKind;
  /** A bonus pays for the next decision: the reader said so. */
  bonusChosen: boolean;
};

/**
 * "3 of 5 left today · resets in 4 h 12 min · 1 bonus". Not interested counts too, and a bonus is what came back from
 * interest that nobody answered.
 */
export function BudgetNote({ pot, bonusChosen }: Props) {
  const budget = useBudget();
  if (!budget) return <span className="invisible">0 of 0 left today</span>;
  const spent = budget[pot].left === 0;
  return (
    <p className="tabular-nums">
      <strong
        aria-live="polite"
        className={spent ? "font-semibold text-wait" : "font-semibold text-ink"}
      >
        {leftText(budget[pot], pot)}
      </strong>{" "}
      ·{" "}
      <span title={exactTime(new Date(Date.now() + budget.resetMs))}>
        {resetText(budget.resetMs)}
      </span>
      {budget.bonus > 0 && (
        <>
          {" "}
          ·{" "}
          <span
            className="text-ink"
            title="A company didn't answer within 14 days, so you got a bonus decision. Use it on any day."
          >
            {bonusText(budget.bonus)}
          </span>
        </>
      )}
      {spent && (
        <span aria-live="polite" className="block text-13">
          {bonusChosen
            ? "Your next decision uses a bonus."
            : budget.bonus > 0
              ? "You can still save jobs, or use a bonus for one more decision."
              : "You can still save jobs."}
        </span>
      )}
    </p>
  );
}
