import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { focusInvalid } from "@/ui/focus-invalid";
import type { AddProps } from "./AddFactor";
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
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === "");
        if (name.trim() === "") focusInvalid(event.currentTarget);
        else making.mutate();
      }}
    >
      <p className="text-muted">
        Any app that shows six digits does: Aegis, Google Authenticator, 1Password, Bitwarden and
        many others.
      </p>
      {making.isError && (
        <Banner tone="stop" live>
          {explain(making.error).sentence}
        </Banner>
      )}
      <NameField
        value={name}
        onChange={setName}
        missing={missing}
        hint="Sign-in shows it, so that you know which app is meant."
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={making.isPending}>
          Show the QR code
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
