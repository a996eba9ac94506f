import { unwrapAuth } from "@/lib/errors";
import { answerChallenge, challengeFactor, factorsChanged } from "@/lib/factors";
import { withStepUp } from "@/lib/step-up/step-up";
import { supabase } from "@/lib/supabase";
import { sessionsChanged } from "../sessions/queries";

/** An authenticator app that is not proved yet. */
export type NewTotp = {
  id: string;
  /** A picture as an address that an `img` takes. */
  qrCode: string;
  /** The secret in base 32, as an app takes it by hand. */
  secret: string;
  /** The whole of it, for an app on this very device. */
  uri: string;
};

/** Begins with an authenticator app: the server makes the secret. It counts once a code was confirmed. */
export async function enrolTotp(friendlyName: string): Promise<NewTotp> {
  await dropUnfinished(friendlyName);
  const { id, totp } = unwrapAuth(
    await supabase().auth.mfa.enroll({ factorType: "totp", friendlyName }),
  );
  return { id, qrCode: picture(totp.qr_code), secret: totp.secret, uri: totp.uri };
}

/** Begins with a phone and sends the first code to it. */
export async function enrolPhone(
  friendlyName: string,
  phone: string,
): Promise<{ id: string; challenge: string }> {
  await dropUnfinished(friendlyName);
  const { id } = unwrapAuth(
    await supabase().auth.mfa.enroll({ factorType: "phone", friendlyName, phone }),
  );
  return { id, challenge: await challengeFactor(id) };
}

/** Registers a security key; the browser asks for it. */
export async function enrolKey(friendlyName: string): Promise<void> {
  await dropUnfinished(friendlyName);
  unwrapAuth(await supabase().auth.mfa.webauthn.register({ friendlyName }));
  await changed();
}

/** Confirms a new factor by its first code. From now on it is asked for. */
export async function confirmFactor(id: string, code: string, challenge?: string): Promise<void> {
  await withStepUp("add a second factor", async () =>
    answerChallenge(id, challenge ?? (await challengeFactor(id)), code),
  );
  await changed();
}

/** Removes a factor. The session goes back to one factor, which its next token says. */
export async function removeFactor(factorId: string): Promise<void> {
  unwrapAuth(await supabase().auth.mfa.unenroll({ factorId }));
  unwrapAuth(await supabase().auth.refreshSession());
  await changed();
}

/** Forgets one that was begun and not finished. Nobody needs to know when that fails: it expires by itself. */
export async function cancelFactor(factorId: string): Promise<void> {
  await supabase().auth.mfa.unenroll({ factorId });
}

/** One of the same name that was begun before, perhaps in another tab, would be in the way. */
async function dropUnfinished(name: string): Promise<void> {
  const { all } = unwrapAuth(await supabase().auth.mfa.listFactors());
  const left = all.filter(
    ({ status, friendly_name }) => status === "unverified" && friendly_name === name,
  );
  await Promise.all(left.map(({ id }) => cancelFactor(id)));
}

async function changed(): Promise<void> {
  await Promise.all([factorsChanged(), sessionsChanged()]);
}

/** The client writes the drawing into an address as it is; a `#` in it would end the address. */
function picture(qrCode: string): string {
  const drawing = qrCode.replace(/^data:image\/svg\+xml;utf-8,/, "");
  return `data:image/svg+xml;utf-8,${encodeURIComponent(drawing)}`;
}
