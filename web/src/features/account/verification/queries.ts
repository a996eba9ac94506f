import type { User } from "@supabase/supabase-js";
import { unwrapAuth } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { session } from "@/lib/session/session";
import { supabase } from "@/lib/supabase";
import { verifyCode } from "@/lib/verify-code";
import { accountQuery } from "../queries";

/** How far an account is with its phone number. Numbers are E.164 without the plus, as the server keeps them. */
export type PhoneState = {
  /** The proved one. */
  phone: string | null;
  verifiedAt: string | null;
  /** One that waits for its code. */
  pending: string | null;
  sentAt: string | null;
};

/** The client's type has no word for when the code went out; the server sends it. */
type Account = User & { phone_change_sent_at?: string };

/** Reads it from the account. */
export function phoneState(user: Account): PhoneState {
  const proved = user.phone && user.phone_confirmed_at;
  return {
    phone: proved ? (user.phone ?? null) : null,
    verifiedAt: user.phone_confirmed_at ?? null,
    pending: user.new_phone || null,
    sentAt: user.new_phone ? (user.phone_change_sent_at ?? null) : null,
  };
}

/** Sends the code that proves a number. */
export async function requestPhoneChange(phone: string): Promise<void> {
  unwrapAuth(await supabase().auth.updateUser({ phone }));
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}

/** Sends another code to the number that waits. */
export async function resendPhoneCode(phone: string): Promise<void> {
  unwrapAuth(await supabase().auth.resend({ type: "phone_change", phone: `+${phone}` }));
  await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
}

/** Proves the number. From now on the profile says that it has one; it never says which. */
export async function provePhone(phone: string, token: string): Promise<void> {
  await verifyCode({ phone: `+${phone}`, token, type: "phone_change" });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
    session().reloadProfile(),
  ]);
  void queryClient.invalidateQueries({ queryKey: ["profile"] });
}
