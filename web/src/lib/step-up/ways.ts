import type { User } from "@supabase/supabase-js";
import type { OutboxChannel } from "@/lib/vocabulary.generated";
import type { SecondFactor } from "../factors";
import type { Wanted } from "./step-up";

/** One way to prove who one is. */
export type Way =
  | { kind: "factor"; factor: SecondFactor }
  | { kind: "passkey" }
  | { kind: "password" }
  /** A code, by mail or by SMS. */
  | { kind: "code"; to: string; by: OutboxChannel };

type Known = {
  user: Pick<User, "email" | "phone" | "identities">;
  factors: SecondFactor[];
  /** How many there are. */
  passkeys: number;
};

/**
 * The ways that somebody has, the best first. Whoever has a second factor proves by it: nothing less opens what the
 * server guards for them. Empty when a factor is wanted of somebody who has none.
 */
export function waysOf(wanted: Wanted, { user, factors, passkeys }: Known): Way[] {
  if (factors.length > 0) return factors.map((factor) => ({ kind: "factor", factor }));
  if (wanted === "factor") return [];
  const ways: Way[] = [];
  if (passkeys > 0) ways.push({ kind: "passkey" });
  const own = new Set(user.identities?.map(({ provider }) => provider));
  if (own.has("email") || own.has("phone")) ways.push({ kind: "password" });
  if (user.email) ways.push({ kind: "code", to: user.email, by: "mail" });
  else if (user.phone) ways.push({ kind: "code", to: `+${user.phone}`, by: "sms" });
  return ways;
}
