import { FilterDrawer } from "@/entities/filters/FilterDrawer";
import {
  BadgesFilter,
  PayFilter,
  PlaceFilter,
  RemoteFilter,
  SeniorityFilter,
  SkillsFilter,
} from "@/entities/filters/fields";
import { choices } from "@/lib/vocabulary";
import { employmentTypeLabels } from "@/lib/vocabulary.generated";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { type BrowseFilters, noFilters, postedWithinChoices } from "./browse-filters";

type Props = {
  open: boolean;
  onClose: () => void;
  filters: BrowseFilters;
  onFilters: (filters: BrowseFilters) => void;
};

/** Every filter of jobs at once. The text stays: it has a field of its own. */
export function JobFilterDrawer(props: Props) {
  return (
    <FilterDrawer
      {...props}
      emptyFilters={{ ...noFilters, text: props.filters.text }}
      does="Show jobs"
    >
      {(draft, set) => (
        <>
          <SkillsFilter
            hint="Jobs must require all of them."
            value={draft.skills}
            onValueChange={(skills) => set({ skills })}
          />
          <RemoteFilter value={draft.remote} onValueChange={(remote) => set({ remote })} />
          <PlaceFilter
            hint="City or country."
            value={draft.place}
            onValueChange={(place) => set({ place })}
          />
          <PayFilter filters={draft} set={set} />
          <SeniorityFilter
            value={draft.seniority}
            onValueChange={(seniority) => set({ seniority })}
          />
          <CheckboxGroup
            columns={2}
            label="Kind"
            options={choices(employmentTypeLabels)}
            value={draft.types}
            onValueChange={(types) => set({ types })}
          />
          <BadgesFilter
            label="Company badges"
            value={draft.badges}
            onValueChange={(badges) => set({ badges })}
          />
          <Field label="Posted" optional>
            <Select
              value={draft.postedWithin === null ? "any" : String(draft.postedWithin)}
              options={[
                { value: "any", label: "At any time" },
                ...postedWithinChoices.map((days) => ({
                  value: String(days),
                  label: days === 1 ? "Within a day" : `Within ${days} days`,
                })),
              ]}
              onChange={({ target }) =>
                set({ postedWithin: target.value === "any" ? null : Number(target.value) })
              }
            />
          </Field>
        </>
      )}
    </FilterDrawer>
  );
}
