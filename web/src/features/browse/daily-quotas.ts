import type { DailyQuotas, QuotaUse } from "@/lib/database.types";
import type { DailyQuota, Quota } from "@/lib/vocabulary.generated";
import { duration } from "@/ui/relative-time";

/** How far the server's clock was ahead of this device's, in milliseconds, when the quotas were read. */
export function clockSkew(quotas: Pick<DailyQuotas, "server_now">, readAt: number): number {
  return new Date(quotas.server_now).getTime() - readAt;
}

/** Milliseconds until the daily limit resets, by the server's clock; never below zero. */
export function untilReset(
  quotas: Pick<DailyQuotas, "resets_at">,
  now: number,
  skew: number,
): number {
  return Math.max(0, new Date(quotas.resets_at).getTime() - (now + skew));
}

/** "3 of 5 left today", "None of 10 featured left today". */
export function leftText({ left, limit }: QuotaUse, kind: DailyQuota = "discover"): string {
  const what = kind === "featured" ? " featured" : "";
  return `${left === 0 ? "None" : left} of ${limit}${what} left today`;
}

/** "1 bonus", "3 bonuses". */
export function bonusText(bonus: number): string {
  return bonus === 1 ? "1 bonus" : `${bonus} bonuses`;
}

/** The quota that the next decision counts against; null if all are used. A bonus only if the user chose it. */
export function nextQuota(quotas: DailyQuotas, kind: DailyQuota, useBonus: boolean): Quota | null {
  if (quotas[kind].left > 0) return kind;
  return useBonus && quotas.bonus > 0 ? "bonus" : null;
}

/** "resets in 4 h 12 min". */
export function resetText(ms: number): string {
  return `resets in ${duration(ms)}`;
}

/** The quotas after one more decision, until the server's answer arrives. */
export function chargeQuota(quotas: DailyQuotas, chargedQuota: Quota): DailyQuotas {
  if (chargedQuota === "bonus") return { ...quotas, bonus: Math.max(0, quotas.bonus - 1) };
  return { ...quotas, [chargedQuota]: move(quotas[chargedQuota], 1) };
}

/** The quotas after a decision was undone. */
export function refundQuota(quotas: DailyQuotas, chargedQuota: Quota): DailyQuotas {
  if (chargedQuota === "bonus") return { ...quotas, bonus: quotas.bonus + 1 };
  return { ...quotas, [chargedQuota]: move(quotas[chargedQuota], -1) };
}

function move({ used, limit }: QuotaUse, by: number): QuotaUse {
  const now = Math.min(limit, Math.max(0, used + by));
  return { used: now, limit, left: limit - now };
}
