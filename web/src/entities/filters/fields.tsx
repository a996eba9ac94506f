import { useQuery } from "@tanstack/react-query";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { PayFrom } from "@/entities/job/PayFrom";
import { useSkillTags } from "@/lib/skills";
import { choices, currencies } from "@/lib/vocabulary";
import {
  type RemotePolicy,
  remotePolicyLabels,
  type Seniority,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { TagInput } from "@/ui/TagInput";
import type { CommonFilters } from "./filters";

type FieldProps<T> = { value: T; onValueChange: (value: T) => void };
type Hinted<T> = FieldProps<T> & { hint: string };

export function SkillsFilter({ value, onValueChange, hint }: Hinted<string[]>) {
  const skillTags = useSkillTags(value);
  return (
    <Field label="Skills" optional hint={hint}>
      <TagInput
        {...skillTags}
        value={value}
        onValueChange={onValueChange}
        max={10}
        placeholder="Rust, PostgreSQL"
      />
    </Field>
  );
}

export function RemoteFilter(props: FieldProps<RemotePolicy[]>) {
  return (
    <CheckboxGroup {...props} columns={2} label="Where" options={choices(remotePolicyLabels)} />
  );
}

export function PlaceFilter({ value, onValueChange, hint }: Hinted<string>) {
  return (
    <Field label="Place" optional hint={hint}>
      <Input
        value={value}
        maxLength={120}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}

type PayProps = {
  filters: Pick<CommonFilters, "payMin" | "currency">;
  set: (change: Partial<Pick<CommonFilters, "payMin" | "currency">>) => void;
};

export function PayFilter({ filters, set }: PayProps) {
  return (
    <PayFrom
      value={filters.payMin}
      onValueChange={(payMin) => set({ payMin })}
      currency={filters.currency}
      onCurrencyChange={(currency) => set({ currency })}
      currencies={currencies}
    />
  );
}

export function SeniorityFilter(props: FieldProps<Seniority[]>) {
  return (
    <CheckboxGroup {...props} columns={2} label="Seniority" options={choices(seniorityLabels)} />
  );
}

type BadgesProps = FieldProps<string[]> & { label: string; hint?: string };

/** Nothing until the labels are known. */
export function BadgesFilter({ label, hint, value, onValueChange }: BadgesProps) {
  const { data: badges = [] } = useQuery(badgeLabelsQuery);
  if (badges.length === 0) return null;
  return (
    <CheckboxGroup
      columns={2}
      label={label}
      hint={hint}
      options={badges.map(({ key, label: text }) => ({ value: key, label: text }))}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
