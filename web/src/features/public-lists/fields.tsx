import type { ComponentPropsWithRef, ReactNode } from "react";
import { choices } from "@/lib/vocabulary";
import { cx } from "@/ui/cx";
import { Input } from "@/ui/Input";
import { Select, type SelectOption } from "@/ui/Select";

type FieldProps = { name: string; label: string; className: string; children: ReactNode };

function FilterField({ name, label, className, children }: FieldProps) {
  return (
    <div className={cx("min-w-0 max-md:w-full", className)}>
      <label htmlFor={`filter-${name}`} className="mb-1.5 block text-14 font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

type TextProps = Omit<ComponentPropsWithRef<"input">, "className"> & {
  name: string;
  label: string;
  className: string;
};

export function TextFilter({ name, label, className, ...props }: TextProps) {
  return (
    <FilterField name={name} label={label} className={className}>
      <Input id={`filter-${name}`} name={name} autoComplete="off" {...props} />
    </FilterField>
  );
}

type SelectProps = {
  name: string;
  label: string;
  /** The option that doesn't narrow. */
  any: string;
  options: SelectOption[];
  value: string | null;
};

export function SelectFilter({ name, label, any, options, value }: SelectProps) {
  return (
    <FilterField name={name} label={label} className="md:w-40">
      <Select
        id={`filter-${name}`}
        name={name}
        defaultValue={value ?? ""}
        options={[{ value: "", label: any }, ...options]}
      />
    </FilterField>
  );
}

type ChoiceProps<K extends string> = Omit<SelectProps, "options"> & {
  labels: Readonly<Record<K, string>>;
};

export function ChoiceFilter<K extends string>({ labels, ...props }: ChoiceProps<K>) {
  return <SelectFilter {...props} options={choices(labels)} />;
}
