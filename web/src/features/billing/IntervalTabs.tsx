import { useLocation } from "react-router";
import { formatCents, savedByYear } from "@/entities/subscription/price";
import type { Tier } from "@/entities/subscription/queries";
import { type BillingInterval, billingIntervalLabels } from "@/lib/vocabulary.generated";
import { LinkTabs } from "@/ui/LinkTabs";

/** Prices by the month or by the year, and how much the year saves at most. */
export function IntervalTabs({ tiers, interval }: { tiers: Tier[]; interval: BillingInterval }) {
  const { pathname } = useLocation();
  const most = Math.max(0, ...tiers.map((tier) => savedByYear(tier) ?? 0));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 pb-6">
      <LinkTabs
        label="Billing"
        current={interval}
        tabs={Object.entries(billingIntervalLabels).map(([key, label]) => ({
          key,
          label,
          href: `${pathname}?interval=${key}`,
        }))}
      />
      {most > 0 && (
        <p className="text-13 text-muted">Paying yearly saves up to {formatCents(most * 100)}.</p>
      )}
    </div>
  );
}
