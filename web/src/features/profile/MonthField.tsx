import { useId } from "react";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import type { MonthValue } from "./dates";

type Props = {
  label: string;
  value: MonthValue;
  onValueChange: (value: MonthValue) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  hint?: string | undefined;
};

const monthNames = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, "0"),
  label: new Intl.DateTimeFormat(undefined, { month: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2020, index, 1)),
  ),
}));

/** A month and a year, or a year alone. */
export function MonthField({ label, value, onValueChange, onBlur, error, optional, hint }: Props) {
  const id = useId();
  return (
    <Field label={label} group optional={optional} error={error} hint={hint}>
      <div className="clear-both flex gap-2">
        <Select
          id={`${id}-month`}
          aria-label={`${label}: month`}
          className="grow"
          value={value.month}
          options={[{ value: "", label: "Month" }, ...monthNames]}
          onChange={(event) => onValueChange({ ...value, month: event.target.value })}
          onBlur={onBlur}
        />
        <Input
          id={`${id}-year`}
          aria-label={`${label}: year`}
          className="w-24"
          inputMode="numeric"
          placeholder="Year"
          maxLength={4}
          value={value.year}
          onChange={(event) => onValueChange({ ...value, year: event.target.value.trim() })}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
