import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { focusInvalid } from "@/ui/focus-invalid";
import type { AddProps } from "./AddFactor";
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
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === "");
        if (name.trim() === "") focusInvalid(event.currentTarget);
        else adding.mutate();
      }}
    >
      <p className="text-muted">
        A key for USB or NFC, or the fingerprint reader of this device. The browser leads you
        through.
      </p>
      {adding.isError && (
        <Banner tone="stop" live>
          {explain(adding.error).sentence}
        </Banner>
      )}
      <NameField
        value={name}
        onChange={setName}
        missing={missing}
        hint="Which key it is, and where you keep it."
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="primary" pending={adding.isPending}>
          Register the key
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
