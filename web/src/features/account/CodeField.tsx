import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";

type Props = {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string | undefined;
};

/** Six digits; spaces between them do not matter. */
export function CodeField({ label, field, error, hint }: Props) {
  return (
    <Field label={label} error={error} hint={hint}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-40 font-mono"
        {...field}
      />
    </Field>
  );
}
