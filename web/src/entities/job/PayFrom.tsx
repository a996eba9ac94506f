import { Field } from "@/ui/Field";
import { NumberInput } from "@/ui/NumberInput";
import { Select } from "@/ui/Select";

type Props = {
  /** A year's pay in whole units; null for any. */
  value: number | null;
  onValueChange: (pay: number | null) => void;
  currency: string;
  onCurrencyChange: (currency: string) => void;
  /** ISO 4217 codes to choose from. The present one is always among them. */
  currencies: readonly string[];
};

/** A filter's least pay with its currency. Nothing and zero are the same. */
export function PayFrom({ value, onValueChange, currency, onCurrencyChange, currencies }: Props) {
  return (
    <div className="flex items-start gap-3">
      <Field label="Pay a year, from" optional className="grow">
        <NumberInput
          className="w-full"
          noun="pay"
          step={5000}
          max={100_000_000}
          value={value}
          onValueChange={(pay) => onValueChange(pay === 0 ? null : pay)}
        />
      </Field>
      <Field label="Currency" className="w-28">
        <Select
          value={currency}
          options={[...new Set([currency, ...currencies])].map((code) => ({
            value: code,
            label: code,
          }))}
          onChange={({ target }) => onCurrencyChange(target.value)}
        />
      </Field>
    </div>
  );
}
