import { seniorityLabels } from "@/lib/vocabulary.generated";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Switch } from "@/ui/Switch";
import type { PayAnswer } from "./figures";
import type { PayFilters } from "./pay-filters";

type Props = {
  answer: PayAnswer;
  filters: PayFilters;
  onFilters: (filters: PayFilters) => void;
};

const any = (label: string) => ({ value: "", label });

/** What the jobs are narrowed to. */
export function PayFilterBar({ answer, filters, onFilters }: Props) {
  const keyed = ({ key, name }: { key: string; name: string }) => ({ value: key, label: name });
  const levels = Object.entries(seniorityLabels).map(([value, label]) => ({ value, label }));
  const places = answer.places.map(keyed);
  // A place that no job is in any more is still what is asked for.
  const isKnown = filters.place === null || places.some(({ value }) => value === filters.place);
  return (
    <div className="grid grid-cols-3 items-end gap-x-4 gap-y-2 max-md:grid-cols-1 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <Field label="Skill" optional="unsaid">
        <Select
          value={filters.skill ?? ""}
          options={[any("Any skill"), ...answer.skills.map(keyed)]}
          onChange={({ target }) => onFilters({ ...filters, skill: target.value || null })}
        />
      </Field>
      <Field label="Level" optional="unsaid">
        <Select
          value={filters.level ?? ""}
          options={[any("Any level"), ...levels]}
          onChange={({ target }) =>
            onFilters({ ...filters, level: (target.value || null) as PayFilters["level"] })
          }
        />
      </Field>
      <Field label="Place" optional="unsaid">
        <Select
          value={filters.place ?? ""}
          options={[
            any("Any place"),
            ...places,
            ...(isKnown ? [] : [{ value: filters.place ?? "", label: filters.place ?? "" }]),
          ]}
          onChange={({ target }) => onFilters({ ...filters, place: target.value || null })}
        />
      </Field>
      <Switch
        label="Only jobs that match you"
        checked={filters.isMatching}
        onCheckedChange={(isMatching) => onFilters({ ...filters, isMatching })}
        className="max-lg:col-span-full"
      />
    </div>
  );
}
