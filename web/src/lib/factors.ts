import type { Factor } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import { isOneOf } from "@/lib/vocabulary";
import { type FactorType, factorTypeLabels } from "@/lib/vocabulary.generated";
import { unwrapAuth } from "./errors";
import { queryClient } from "./query-client";
import { supabase } from "./supabase";

/** A second factor of one's own that works. */
export type SecondFactor = {
  id: string;
  kind: FactorType;
  /** What its owner calls it; empty when it has no name. */
  name: string;
  /** The number that codes go to, in E.164 without its plus; only of a phone. */
  phone: string;
  createdAt: string;
  /** When it was last asked for; null before the first time. */
  lastUsedAt: string | null;
};

const factorsKey = ["account", "factors"];

/** The second factors that work, the oldest first. */
export const factorsQuery = queryOptions({
  queryKey: factorsKey,
  queryFn: async () => {
    const { all } = unwrapAuth(await supabase().auth.mfa.listFactors());
    return all.filter(({ status }) => status === "verified").flatMap(read);
  },
});

export const factorsChanged = () => queryClient.invalidateQueries({ queryKey: factorsKey });

type Listed = Factor & { phone?: string; last_challenged_at?: string | null };

function read(factor: Listed): SecondFactor[] {
  const kind = factor.factor_type;
  if (!isOneOf(factorTypeLabels, kind)) return [];
  return [
    {
      id: factor.id,
      kind,
      name: factor.friendly_name ?? "",
      phone: factor.phone ?? "",
      createdAt: factor.created_at,
      lastUsedAt: factor.last_challenged_at ?? null,
    },
  ];
}

/** What a factor is called in a list: its name, else what it is. */
export function factorName({ name, kind, phone }: SecondFactor): string {
  return (
    name || (kind === "phone" && phone ? `Phone ${maskedPhone(phone)}` : factorTypeLabels[kind])
  );
}

/** A number as one recognises one's own: the country's code and the last two digits. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `+${digits.slice(0, 2)} … ${digits.slice(-2)}`;
}

/** Sends the code of a phone; resolves to the challenge that the code answers. */
export async function challengeFactor(id: string): Promise<string> {
  return unwrapAuth(await supabase().auth.mfa.challenge({ factorId: id })).id;
}

/** Answers a challenge; the session then has two factors, and its tokens are new. */
export async function answerChallenge(factorId: string, challengeId: string, code: string) {
  unwrapAuth(await supabase().auth.mfa.verify({ factorId, challengeId, code }));
}

/** The code that an authenticator app shows now. */
export async function answerTotp(factorId: string, code: string): Promise<void> {
  await answerChallenge(factorId, await challengeFactor(factorId), code);
}

/** Has the browser ask for the security key. */
export async function answerWebAuthn(factorId: string): Promise<void> {
  unwrapAuth(await supabase().auth.mfa.webauthn.authenticate({ factorId }));
}

/** Takes a fresh token, which says what the account looks like now. A session that has ended is forgotten by this. */
export async function renewSession(): Promise<void> {
  await supabase().auth.refreshSession();
}
