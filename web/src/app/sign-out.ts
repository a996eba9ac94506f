import { dropAllDrafts } from "@/lib/drafts";
import { queryClient } from "@/lib/query-client";
import { supabase } from "@/lib/supabase";

/** Ends this browser's session and forgets what it held. The gate then brings the person to /signin. */
export async function signOut(): Promise<void> {
  await supabase().auth.signOut({ scope: "local" });
  dropAllDrafts();
  queryClient.clear();
}
