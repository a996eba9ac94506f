import type { PayPeriod } from "@/lib/vocabulary.generated";

export type Pay = {
  min: number | null;
  max: number | null;
  /** ISO 4217. */
  currency: string;
  period?: PayPeriod | undefined;
};

type Options = {
  locale?: string | undefined;
  /** "€88–110K", for rows. */
  compact?: boolean | undefined;
};

function formatter(currency: string, { locale, compact }: Options): Intl.NumberFormat {
  const options: Intl.NumberFormatOptions = {
    style: "currency",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: compact ? 1 : 0,
    ...(compact ? { notation: "compact" as const } : {}),
  };
  try {
    return new Intl.NumberFormat(locale, { ...options, currency });
  } catch {
    // An unknown currency code: show the plain number with the code.
    return new Intl.NumberFormat(locale, { ...options, style: "decimal" });
  }
}

/** An amount of whole units: "$50", "€88,000". */
export function formatMoney(amount: number, currency: string, options: Options = {}): string {
  return formatter(currency, options).format(amount);
}

/** A pay range: "€88,000–110,000", "from €80,000", "up to €60K a month"; null when nothing is said. */
export function formatPay(pay: Pay, options: Options = {}): string | null {
  const format = formatter(pay.currency, options);
  const { min, max } = pay;
  const after =
    pay.period && pay.period !== "year"
      ? ` ${pay.period === "hour" ? "an" : "a"} ${pay.period}`
      : "";
  if (min !== null && max !== null) {
    const range =
      min === max ? format.format(min) : format.formatRange(Math.min(min, max), Math.max(min, max));
    return range.replace(/\s*–\s*[^\d–]*(?=\d)/u, "–") + after;
  }
  if (min !== null) return `from ${format.format(min)}${after}`;
  if (max !== null) return `up to ${format.format(max)}${after}`;
  return null;
}
