import { unwrapAuth } from "@/lib/errors";
import { passkeysQuery } from "@/lib/passkeys";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

const changed = () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });

/** Has the browser make a passkey; resolves to its id. `friendlyName` is what it is called at first. */
export async function addPasskey(friendlyName: string): Promise<string> {
  const { id, friendly_name } = unwrapAuth(await supabase().auth.registerPasskey());
  // The authenticator's maker may be known, and then the server names the key after it.
  if (!friendly_name) {
    // It works without a name too.
    await supabase().auth.passkey.update({ passkeyId: id, friendlyName });
  }
  await changed();
  return id;
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  unwrapAuth(await supabase().auth.passkey.update({ passkeyId, friendlyName }));
  await changed();
}

export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await supabase().auth.passkey.delete({ passkeyId });
  if (error) throw error;
  await changed();
}
