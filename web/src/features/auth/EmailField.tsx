import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";

type Props = {
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string | undefined;
  label?: string | undefined;
  /** The browser may offer passkeys here. */
  passkeys?: boolean | undefined;
};

/** An address, as every page of an account asks for it. */
export function EmailField({ field, error, hint, label = "Email", passkeys = false }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      <Input
        type="email"
        autoComplete={passkeys ? "username webauthn" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        {...field}
      />
    </Field>
  );
}
