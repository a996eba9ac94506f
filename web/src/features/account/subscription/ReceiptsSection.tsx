import { useQuery } from "@tanstack/react-query";
import { dayOf, formatCents } from "@/entities/subscription/price";
import { type Receipt, receiptsQuery, type Tier } from "@/entities/subscription/queries";
import { TextLink } from "@/ui/TextLink";
import { SectionState } from "../SectionState";
import { SettingsSection } from "../SettingsSection";

/** What was paid and when. */
export function ReceiptsSection({ tiers }: { tiers: Tier[] }) {
  const query = useQuery(receiptsQuery);
  return (
    <SettingsSection title="Receipts" lede="One for each payment, the newest first.">
      <SectionState query={query} what="Your receipts">
        {(receipts) =>
          receipts.length === 0 ? (
            <p className="text-muted">No receipts yet. They appear here when you pay for a tier.</p>
          ) : (
            <ul aria-label="Receipts" className="border-line border-t">
              {receipts.map((receipt) => (
                <ReceiptRow
                  key={receipt.id}
                  receipt={receipt}
                  tierName={tiers.find(({ id }) => id === receipt.tier_id)?.name ?? ""}
                />
              ))}
            </ul>
          )
        }
      </SectionState>
    </SettingsSection>
  );
}

function ReceiptRow({ receipt, tierName }: { receipt: Receipt; tierName: string }) {
  const { number, amount_cents, currency, period_start, period_end, paid_at, url } = receipt;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
      <div className="min-w-0">
        <p>
          {tierName}, {dayOf(period_start)} to {dayOf(period_end)}
        </p>
        <p className="text-13 text-muted">
          Paid on {dayOf(paid_at)} · <span className="font-mono">{number}</span>
          {url && (
            <>
              {" "}
              ·{" "}
              <TextLink underlined href={url} target="_blank" rel="noreferrer">
                Open receipt
              </TextLink>
            </>
          )}
        </p>
      </div>
      <span className="font-semibold tabular-nums">{formatCents(amount_cents, currency)}</span>
    </li>
  );
}
