import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { authSettingsQuery } from "@/lib/auth-settings";
import { knowsPasskeys } from "@/lib/passkeys";
import { supabase } from "@/lib/supabase";

/**
 * While the page is open, the browser can offer passkeys in the email field (conditional mediation). It fails silently,
 * because the user didn't start it and the button does the same.
 */
export function usePasskeyAutofill(): void {
  const { data: settings } = useQuery(authSettingsQuery);
  const offered = settings?.passkeys === true;
  useEffect(() => {
    if (!offered) return;
    const stop = new AbortController();
    void offer(stop.signal);
    return () => stop.abort();
  }, [offered]);
}

/** A challenge lives some minutes; a person who comes back to the page later is offered a fresh one. */
const AGAIN_MS = 4 * 60_000;

async function offer(signal: AbortSignal): Promise<void> {
  if (!knowsPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  while (!signal.aborted) {
    const round = AbortSignal.any([signal, AbortSignal.timeout(AGAIN_MS)]);
    const { error } = await supabase()
      .auth.signInWithPasskey({ options: { mediation: "conditional", signal: round } })
      .catch((failure: Error) => ({ error: failure }));
    // Restart only after a timeout. Otherwise another ceremony, such as the button's, replaced this one.
    if (!error || !round.aborted) return;
  }
}
