import { duration } from "@/ui/relative-time";
import type { Budget, Pot } from "./types";

/** How far the server's clock is ahead of this machine's, in milliseconds, when the budget was read. */
export function clockSkew(budget: Pick<Budget, "server_now">, readAt: number): number {
  return new Date(budget.server_now).getTime() - readAt;
}

/** What is left until the counter starts anew, by the server's clock; never below zero. */
export function untilReset(budget: Pick<Budget, "resets_at">, now: number, skew: number): number {
  return Math.max(0, new Date(budget.resets_at).getTime() - (now + skew));
}

/** "3 of 5 left today", "None of 5 left today". */
export function leftText({ left, limit }: Pot): string {
  return `${left === 0 ? "None" : left} of ${limit} left today`;
}

/** "resets in 4 h 12 min". */
export function resetText(ms: number): string {
  return `resets in ${duration(ms)}`;
}

/** The budget after one more decision, until the server says it itself. */
export function spend(budget: Budget): Budget {
  return { ...budget, discover: move(budget.discover, 1) };
}

/** And after one was taken back. */
export function giveBack(budget: Budget): Budget {
  return { ...budget, discover: move(budget.discover, -1) };
}

function move({ used, limit }: Pot, by: number): Pot {
  const now = Math.min(limit, Math.max(0, used + by));
  return { used: now, limit, left: limit - now };
}
