import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { withStepUp } from "@/lib/step-up/step-up";
import { AddForm } from "./AddForm";
import type { AddProps } from "./add-props";
import { NameField } from "./NameField";
import { enrolKey } from "./queries";

/** A security key: a name, then the browser asks for it. */
export function AddKey({ suggested, onDone, onCancel }: AddProps) {
  const [name, setName] = useState(suggested);
  const [missing, setMissing] = useState(false);
  const adding = useMutation({
    mutationFn: () => withStepUp("add a security key", () => enrolKey(name.trim())),
    onSuccess: () => onDone(name.trim()),
  });
  return (
    <AddForm
      intro="A USB or NFC key, or this device's fingerprint reader. Follow your browser's instructions."
      does="Register key"
      work={adding}
      ready={name.trim() !== ""}
      onAttempt={() => setMissing(name.trim() === "")}
      onCancel={onCancel}
    >
      <NameField
        value={name}
        onChange={setName}
        missing={missing}
        hint="Which key it is and where you keep it."
      />
    </AddForm>
  );
}
