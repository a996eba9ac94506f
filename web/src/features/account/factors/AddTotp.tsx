import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { withStepUp } from "@/lib/step-up/step-up";
import { AddForm } from "./AddForm";
import type { AddProps } from "./add-props";
import { NameField } from "./NameField";
import { abandonFactor, enrolTotp, type NewTotp } from "./queries";
import { TotpSecret } from "./TotpSecret";

/** An authenticator app: a name, the secret as picture and text, the first code. */
export function AddTotp({ suggested, onDone, onCancel }: AddProps) {
  const [name, setName] = useState(suggested);
  const [missing, setMissing] = useState(false);
  const [made, setMade] = useState<NewTotp | null>(null);
  const making = useMutation({
    mutationFn: () => withStepUp("add a second factor", () => enrolTotp(name.trim())),
    onSuccess: setMade,
  });
  if (made) {
    return (
      <TotpSecret
        made={made}
        onDone={() => onDone(name.trim())}
        onCancel={() => {
          void abandonFactor(made.id);
          onCancel();
        }}
      />
    );
  }
  return (
    <AddForm
      intro="Any app that shows six digits does: Aegis, Google Authenticator, 1Password, Bitwarden and many others."
      does="Show the QR code"
      work={making}
      ready={name.trim() !== ""}
      onAsked={() => setMissing(name.trim() === "")}
      onCancel={onCancel}
    >
      <NameField
        value={name}
        onChange={setName}
        missing={missing}
        hint="Sign-in shows it, so that you know which app is meant."
      />
    </AddForm>
  );
}
