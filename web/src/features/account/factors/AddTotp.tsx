import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { withStepUp } from "@/lib/step-up/step-up";
import { AddForm } from "./AddForm";
import type { AddProps } from "./add-props";
import { NameField } from "./NameField";
import { cancelFactor, enrolTotp, type NewTotp } from "./queries";
import { TotpSecret } from "./TotpSecret";

/** An authenticator app: a name, the secret as picture and text, the first code. */
export function AddTotp({ suggested, onDone, onCancel }: AddProps) {
  const [name, setName] = useState(suggested);
  const [missing, setMissing] = useState(false);
  const [secret, setSecret] = useState<NewTotp | null>(null);
  const making = useMutation({
    mutationFn: () => withStepUp("add a second factor", () => enrolTotp(name.trim())),
    onSuccess: setSecret,
  });
  if (secret) {
    return (
      <TotpSecret
        made={secret}
        onDone={() => onDone(name.trim())}
        onCancel={() => {
          void cancelFactor(secret.id);
          onCancel();
        }}
      />
    );
  }
  return (
    <AddForm
      intro="Use any app with 6-digit codes, such as Aegis, Google Authenticator, 1Password or Bitwarden."
      does="Show QR code"
      work={making}
      ready={name.trim() !== ""}
      onAttempt={() => setMissing(name.trim() === "")}
      onCancel={onCancel}
    >
      <NameField value={name} onChange={setName} missing={missing} hint="Shown when you sign in." />
    </AddForm>
  );
}
