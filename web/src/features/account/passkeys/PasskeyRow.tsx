import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { explain } from "@/lib/errors";
import type { Passkey } from "@/lib/passkeys";
import { withStepUp } from "@/lib/step-up/step-up";
import { Button } from "@/ui/Button";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { Field } from "@/ui/Field";
import { focusInvalid } from "@/ui/focus-invalid";
import { InlineForm } from "@/ui/InlineForm";
import { Input } from "@/ui/Input";
import { RelativeTime } from "@/ui/RelativeTime";
import { useToast } from "@/ui/Toasts";
import { maxName } from "../factors/new-name";
import { removePasskey, renamePasskey } from "./queries";

/** One passkey: its name, which can be changed, when it was used, its removal. `fresh` when it was just made. */
export function PasskeyRow({ passkey, fresh }: { passkey: Passkey; fresh: boolean }) {
  const { toast } = useToast();
  const [renaming, setRenaming] = useState(fresh);
  const name = passkey.friendly_name || "Passkey";
  if (renaming) {
    return (
      <li className="border-line border-b py-3">
        <NameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-3">
      <Fingerprint size={20} strokeWidth={1.5} aria-hidden className="mt-px shrink-0 text-faint" />
      {/* On a phone both buttons stand below. */}
      <div className="min-w-0 grow basis-40 max-md:basis-[calc(100%-52px)]">
        <p className="font-semibold">
          <bdi className="break-words">{name}</bdi>
        </p>
        <p className="text-13 text-muted">
          added <RelativeTime at={passkey.created_at} /> ·{" "}
          {passkey.last_used_at ? (
            <>
              last used <RelativeTime at={passkey.last_used_at} />
            </>
          ) : (
            "not used yet"
          )}
        </p>
      </div>
      <Button
        size="sm"
        data-opens={`passkey.${passkey.id}`}
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </Button>
      <ConfirmButton
        does="Remove"
        label={`Remove ${name}`}
        warning="You can no longer sign in with it. Delete it from your device or password manager too."
        explain={(error) => explain(error).sentence}
        act={async () => {
          await withStepUp(`remove ${name}`, () => removePasskey(passkey.id));
          toast({ message: `${name} is removed.` });
        }}
      />
    </li>
  );
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.friendly_name ?? "");
  const [missing, setMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () => renamePasskey(passkey.id, name.trim()),
    onSuccess: onDone,
  });
  return (
    <InlineForm
      changes={`passkey.${passkey.id}`}
      onLeave={onDone}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === "");
        if (name.trim() === "") focusInvalid(event.currentTarget);
        else saving.mutate();
      }}
    >
      <Field
        label="Passkey name"
        hint="The device or password manager that stores it."
        error={
          missing
            ? "Enter a name you'll recognize."
            : saving.isError
              ? explain(saving.error).sentence
              : undefined
        }
      >
        <Input
          value={name}
          onFocus={({ target }) => target.select()}
          maxLength={maxName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" type="submit" pending={saving.isPending}>
          Save name
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </InlineForm>
  );
}
