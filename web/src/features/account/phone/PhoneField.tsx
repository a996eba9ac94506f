import { phonePlace } from "@/lib/phone";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";

type Props = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string | undefined;
  /** The code to begin with, as a hint: "+49". */
  code: string;
};

/** A phone number with its country code; the country is named as soon as it can be told. */
export function PhoneField({ label, value, onChange, error, code }: Props) {
  return (
    <Field
      label={label}
      error={error}
      hint={phonePlace(value) || `Include the country code, such as ${code}.`}
    >
      <Input
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="max-w-72 tabular-nums"
      />
    </Field>
  );
}
