import type { User } from "@supabase/supabase-js";
import type { OutboxChannel } from "@/lib/vocabulary.generated";
import type { SecondFactor } from "../factors";
import type { StepUpLevel } from "./step-up";

/** A method to confirm the user's identity. */
export type StepUpMethod =
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
 * The methods that a user has, the best first. With a second factor, only factors count, because the server accepts
 * nothing weaker. Empty when a factor is required and the user has none.
 */
export function methodsOf(wanted: StepUpLevel, { user, factors, passkeys }: Known): StepUpMethod[] {
  if (factors.length > 0) return factors.map((factor) => ({ kind: "factor", factor }));
  if (wanted === "factor") return [];
  const methods: StepUpMethod[] = [];
  if (passkeys > 0) methods.push({ kind: "passkey" });
  const own = new Set(user.identities?.map(({ provider }) => provider));
  if (own.has("email") || own.has("phone")) methods.push({ kind: "password" });
  if (user.email) methods.push({ kind: "code", to: user.email, by: "mail" });
  else if (user.phone) methods.push({ kind: "code", to: `+${user.phone}`, by: "sms" });
  return methods;
}
