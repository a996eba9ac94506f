import { supabase } from "../supabase";

/** So that the pages of a whole town do not ask in the same instant when a server restarts. */
const SPREAD_MS = 1_000;
let asking = false;

/**
 * Asks the server whether the session still lives: the client forgets it when it does not, and the gate then leads to
 * the sign-in page. For when the live line was cut, which is how a sign-out from elsewhere is first felt.
 */
export async function restoreSession(): Promise<void> {
  if (asking || !navigator.onLine) return;
  asking = true;
  await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD_MS));
  try {
    const { data } = await supabase().auth.getSession();
    if (data.session) await supabase().auth.getUser();
  } finally {
    asking = false;
  }
}
