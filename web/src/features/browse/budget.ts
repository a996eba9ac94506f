import { duration } from "@/ui/relative-time";
import type { Budget, Payment, Pot, PotKind } from "./types";

/** How far the server's clock is ahead of this machine's, in milliseconds, when the budget was read. */
export function clockSkew(budget: Pick<Budget, "server_now">, readAt: number): number {
  return new Date(budget.server_now).getTime() - readAt;
}

/** What is left until the counter starts anew, by the server's clock; never below zero. */
export function untilReset(budget: Pick<Budget, "resets_at">, now: number, skew: number): number {
  return Math.max(0, new Date(budget.resets_at).getTime() - (now + skew));
}

/** "3 of 5 left today", "None of 10 featured left today". */
export function leftText({ left, limit }: Pot, kind: PotKind = "discover"): string {
  const what = kind === "featured" ? " featured" : "";
  return `${left === 0 ? "None" : left} of ${limit}${what} left today`;
}

/** "1 bonus", "3 bonuses". */
export function bonusText(bonus: number): string {
  return bonus === 1 ? "1 bonus" : `${bonus} bonuses`;
}

/** What the next decision would be paid with; null when nothing is left. A bonus only when the reader said so. */
export function payment(budget: Budget, kind: PotKind, useBonus: boolean): Payment | null {
  if (budget[kind].left > 0) return kind;
  return useBonus && budget.bonus > 0 ? "bonus" : null;
}

/** "resets in 4 h 12 min". */
export function resetText(ms: number): string {
  return `resets in ${duration(ms)}`;
}

/** The budget after one more decision, until the server says it itself. */
export function spend(budget: Budget, paidWith: Payment): Budget {
  if (paidWith === "bonus") return { ...budget, bonus: Math.max(0, budget.bonus - 1) };
  return { ...budget, [paidWith]: move(budget[paidWith], 1) };
}

/** And after one was taken back. */
export function giveBack(budget: Budget, paidWith: Payment): Budget {
  if (paidWith === "bonus") return { ...budget, bonus: budget.bonus + 1 };
  return { ...budget, [paidWith]: move(budget[paidWith], -1) };
}

function move({ used, limit }: Pot, by: number): Pot {
  const now = Math.min(limit, Math.max(0, used + by));
  return { used: now, limit, left: limit - now };
}
