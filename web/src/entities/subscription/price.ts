import type { BillingInterval } from "@/lib/vocabulary.generated";

/** What prices are read from. */
export type Priced = {
  /** Whole dollars; null where the tier isn't sold by the month. */
  price_monthly: number | null;
  price_yearly: number | null;
};

/** "$50", "$12.50". */
export function formatCents(cents: number, currency = "usd"): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** The price in dollars; null where the tier isn't sold by this interval. */
export function priceOf(tier: Priced, interval: BillingInterval): number | null {
  return interval === "year" ? tier.price_yearly : tier.price_monthly;
}

export function isFree(tier: Priced): boolean {
  return tier.price_monthly === 0;
}

/** The interval by which a tier is sold: the wanted one, or the only one there is. */
export function soldBy(tier: Priced, wanted: BillingInterval): BillingInterval {
  if (priceOf(tier, wanted) !== null) return wanted;
  return wanted === "year" ? "month" : "year";
}

/** Dollars that paying by the year saves; null where nothing can be compared. */
export function savedByYear({ price_monthly, price_yearly }: Priced): number | null {
  if (price_monthly === null || price_yearly === null) return null;
  const saved = price_monthly * 12 - price_yearly;
  return saved > 0 ? saved : null;
}

/** "a month", "a year". */
export const perInterval: Record<BillingInterval, string> = { month: "a month", year: "a year" };

const days = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** "12 March 2027", in the reader's zone. */
export function dayOf(moment: string): string {
  return days.format(new Date(moment));
}
