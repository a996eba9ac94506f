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
      lede="Sign in with your fingerprint, face or PIN instead of your password. Passkeys only work on this site, so they can't be phished."
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
          No passkeys yet. Add one for this device.
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
            This browser can't create passkeys. Open this page in another browser over HTTPS.
          </p>
        )}
      </div>
    </>
  );
}
