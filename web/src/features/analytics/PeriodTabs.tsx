import { LinkTabs } from "@/ui/LinkTabs";
import { type Period, periodHref, periodKey, periods } from "./period";

/** Which period a page shows. The address holds it. */
export function PeriodTabs({ path, current }: { path: string; current: Period }) {
  return (
    <div data-print="no">
      <LinkTabs
        label="Period"
        current={periodKey(current)}
        tabs={periods.map(({ period, label }) => ({
          key: periodKey(period),
          label,
          href: periodHref(path, period),
        }))}
      />
    </div>
  );
}
