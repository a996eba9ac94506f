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
import { availabilityLabels, companySizeLabels } from "@/lib/vocabulary.generated";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import {
  filtersOf,
  kindLabels,
  noFilters,
  type ResultKind,
  type SearchFilters,
} from "./search-place";

type Props = {
  kind: ResultKind;
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
  open: boolean;
  onClose: () => void;
};

/** The filters of a kind at once. */
export function SearchFilterDrawer({ kind, ...drawer }: Props) {
  const has = (key: keyof SearchFilters) => filtersOf[kind].includes(key);
  return (
    <FilterDrawer
      {...drawer}
      emptyFilters={noFilters}
      does={`Show ${kindLabels[kind].toLowerCase()}`}
    >
      {(draft, set) => (
        <>
          {has("skills") && (
            <SkillsFilter
              hint="Results match all of them."
              value={draft.skills}
              onValueChange={(skills) => set({ skills })}
            />
          )}
          {has("remote") && (
            <RemoteFilter value={draft.remote} onValueChange={(remote) => set({ remote })} />
          )}
          <PlaceFilter
            hint="City or country, or its first letters."
            value={draft.place}
            onValueChange={(place) => set({ place })}
          />
          {has("payMin") && <PayFilter filters={draft} set={set} />}
          {has("seniority") && (
            <SeniorityFilter
              value={draft.seniority}
              onValueChange={(seniority) => set({ seniority })}
            />
          )}
          {has("availability") && (
            <CheckboxGroup
              columns={2}
              label="Can start"
              options={choices(availabilityLabels)}
              value={draft.availability}
              onValueChange={(availability) => set({ availability })}
            />
          )}
          {has("size") && (
            <CheckboxGroup
              label="Size"
              options={choices(companySizeLabels)}
              value={draft.size}
              onValueChange={(size) => set({ size })}
            />
          )}
          {has("badges") && (
            <BadgesFilter
              label="Known for"
              hint="Results match all of them."
              value={draft.badges}
              onValueChange={(badges) => set({ badges })}
            />
          )}
        </>
      )}
    </FilterDrawer>
  );
}
