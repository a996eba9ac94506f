import { useId } from "react";
import { type Control, Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { Field } from "@/ui/Field";
import { wordsOf } from "@/ui/FormField";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import type { MonthValue } from "./dates";

type InputProps = {
  label: string;
  value: MonthValue;
  onValueChange: (value: MonthValue) => void;
  onBlur: () => void;
};

const monthNames = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, "0"),
  label: new Intl.DateTimeFormat(undefined, { month: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(2020, index, 1)),
  ),
}));

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPathByValue<T, MonthValue>;
  label: string;
  optional?: boolean | undefined;
};

/** A field of a form for a month and a year, or a year alone. */
export function MonthField<T extends FieldValues>({ control, name, label, optional }: Props<T>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        // The error can be on the group or on one of its two inputs.
        <Field label={label} group optional={optional} error={wordsOf(fieldState.error)}>
          <MonthInput
            label={label}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}

function MonthInput({ label, value, onValueChange, onBlur }: InputProps) {
  const id = useId();
  return (
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
  );
}
