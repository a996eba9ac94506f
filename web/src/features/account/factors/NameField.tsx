import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { maxName } from "./new-name";

type Props = {
  value: string;
  onChange: (name: string) => void;
  /** It was sent without one. */
  missing: boolean;
  hint: string;
};

/** What its owner calls a factor or a key. */
export function NameField({ value, onChange, missing, hint }: Props) {
  return (
    <Field label="Name" hint={hint} error={missing ? "Enter a name you'll recognize." : undefined}>
      <Input
        value={value}
        maxLength={maxName}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
