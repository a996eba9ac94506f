import { useMutation, useQuery } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { knowsPasskeys, type Passkey, passkeysQuery } from "@/lib/passkeys";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { SectionState } from "../SectionState";
import { SettingsSection } from "../SettingsSection";
import { deviceOf } from "../sessions/device";
import { PasskeyRow } from "./PasskeyRow";
import { addPasskey } from "./queries";

/** Signing in with a fingerprint, a face or a PIN instead of the password. Nothing where the server takes none. */
export function PasskeysSection() {
  const query = useQuery(passkeysQuery);
  if (query.data === null) return null;
  return (
    <SettingsSection
      title="Passkeys"
      id="passkeys"
      lede="Sign in with the fingerprint, face or PIN of a device, and without your password. A passkey works at this site alone, so nobody can phish it."
    >
      <SectionState query={query} what="The passkeys" rows={1}>
        {(passkeys) => <Passkeys passkeys={passkeys ?? []} />}
      </SectionState>
    </SettingsSection>
  );
}

function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const [fresh, setFresh] = useState("");
  const adding = useMutation({
    mutationFn: () =>
      withStepUp("add a passkey", () => addPasskey(deviceOf(navigator.userAgent).words)),
    onSuccess: setFresh,
  });
  return (
    <>
      {passkeys.length > 0 ? (
        <ul aria-label="Passkeys" className="border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} fresh={passkey.id === fresh} />
          ))}
        </ul>
      ) : (
        <p className="flex gap-2 text-muted">
          <Fingerprint size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
          None yet. The device that you hold can probably keep one.
        </p>
      )}
      {adding.isError && (
        <Banner tone="stop" live className="mt-4">
          {explain(adding.error).sentence}
        </Banner>
      )}
      <div className="mt-5">
        {knowsPasskeys() ? (
          <Button pending={adding.isPending} onClick={() => adding.mutate()}>
            Add a passkey
          </Button>
        ) : (
          <p className="text-13 text-muted">
            This browser cannot make one. Open this page in another, over HTTPS.
          </p>
        )}
      </div>
    </>
  );
}
