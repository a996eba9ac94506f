import { dropAllDrafts } from "../drafts";
import { supabase } from "../supabase";

/** Ends this browser's session and forgets what was typed in it. The gate then brings the person to /signin. */
export async function signOut(): Promise<void> {
  await supabase().auth.signOut({ scope: "local" });
  dropAllDrafts();
}

/** Ends every session of the account, this one too. Throws when the server was not reached: then nothing has ended. */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: "global" });
  if (error) throw error;
  dropAllDrafts();
}

/** Ends every session of the account but this one. */
export async function signOutOthers(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: "others" });
  if (error) throw error;
}
