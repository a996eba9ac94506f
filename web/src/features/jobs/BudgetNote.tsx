import { exactTime } from "@/ui/relative-time";
import { leftText, resetText } from "./budget";
import { useBudget } from "./use-budget";

/** "3 of 5 left today · resets in 4 h 12 min". Not interested counts too, and the note says so when it matters. */
export function BudgetNote() {
  const budget = useBudget();
  if (!budget) return <span className="invisible">0 of 0 left today</span>;
  const spent = budget.left === 0;
  return (
    <p className="tabular-nums">
      <strong
        aria-live="polite"
        className={spent ? "font-semibold text-wait" : "font-semibold text-ink"}
      >
        {leftText(budget)}
      </strong>{" "}
      ·{" "}
      <span title={exactTime(new Date(Date.now() + budget.resetMs))}>
        {resetText(budget.resetMs)}
      </span>
      {spent && <span className="block text-13">Saving still works.</span>}
    </p>
  );
}
