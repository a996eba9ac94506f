import { LateTierWithMore } from "@/entities/subscription/LateTierWithMore";
import type { DailyQuota } from "@/lib/vocabulary.generated";
import { exactTime } from "@/ui/relative-time";
import { bonusText, leftText, resetText } from "./daily-quotas";
import { useDailyQuotas } from "./use-daily-quotas";

type Props = {
  quota: DailyQuota;
  /** A bonus pays for the next decision: the reader said so. */
  bonusChosen: boolean;
};

/**
 * "3 of 5 left today · resets in 4 h 12 min · 1 bonus". "Not interested" counts too. A bonus is refunded for an
 * interest that expired without an answer.
 */
export function QuotaNote({ quota, bonusChosen }: Props) {
  const quotas = useDailyQuotas();
  if (!quotas) return <span className="invisible">0 of 0 left today</span>;
  const spent = quotas[quota].left === 0;
  return (
    <p className="tabular-nums">
      <strong
        aria-live="polite"
        className={spent ? "font-semibold text-wait" : "font-semibold text-ink"}
      >
        {leftText(quotas[quota], quota)}
      </strong>{" "}
      ·{" "}
      <span title={exactTime(new Date(Date.now() + quotas.resetMs))}>
        {resetText(quotas.resetMs)}
      </span>
      {quotas.bonus > 0 && (
        <>
          {" "}
          ·{" "}
          <span
            className="text-ink"
            title="A company didn't answer within 14 days, so you got a bonus decision. Use it on any day."
          >
            {bonusText(quotas.bonus)}
          </span>
        </>
      )}
      {spent && (
        <span aria-live="polite" className="block text-13">
          {bonusChosen
            ? "Your next decision uses a bonus."
            : quotas.bonus > 0
              ? "You can still save jobs, or use a bonus for one more decision."
              : "You can still save jobs."}{" "}
          {quota === "discover" && (
            <LateTierWithMore limit="discover_per_day" allowed={quotas.discover.limit} />
          )}
        </span>
      )}
    </p>
  );
}
