import { isLimitKey, limitWords } from "@/entities/subscription/limits";
import type { Subscription } from "@/entities/subscription/queries";
import { Meter } from "@/ui/Meter";
import { SettingsSection } from "../SettingsSection";

/** How much of each limit is used, as a bar with its numbers. */
export function UsageSection({ usage }: { usage: Subscription["usage"] }) {
  const rows = usage.flatMap((row) =>
    isLimitKey(row.limit) ? [{ ...row, label: limitWords[row.limit].label }] : [],
  );
  return (
    <SettingsSection
      title="Usage"
      lede="Daily limits reset at midnight UTC, monthly limits on the first day of the month."
    >
      <div className="grid gap-4">
        {rows.map(({ limit, label, used, allowed }) =>
          allowed === null ? (
            <p key={limit} className="flex justify-between gap-4 text-13">
              <span>{label}</span>
              <span className="text-muted tabular-nums">{used.toLocaleString("en")}, no limit</span>
            </p>
          ) : (
            <Meter
              key={limit}
              label={label}
              value={used}
              max={allowed}
              text={
                allowed === 0
                  ? "Not included"
                  : `${used.toLocaleString("en")} of ${allowed.toLocaleString("en")} used`
              }
            />
          ),
        )}
      </div>
    </SettingsSection>
  );
}
