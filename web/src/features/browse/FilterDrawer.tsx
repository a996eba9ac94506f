import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { PayFrom } from "@/entities/job/PayFrom";
import { useSkillTags } from "@/lib/skills";
import {
  choices,
  currencies,
  employmentTypeWords,
  remotePolicyWords,
  seniorityWords,
} from "@/lib/vocabulary";
import { Button } from "@/ui/Button";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Drawer } from "@/ui/Drawer";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { TagInput } from "@/ui/TagInput";
import { type BrowseFilters, noFilters, postedWithinChoices } from "./browse-filters";

type Props = {
  open: boolean;
  onClose: () => void;
  filters: BrowseFilters;
  onFilters: (filters: BrowseFilters) => void;
};

/** Every filter at once. Nothing changes behind it until "Show jobs". */
export function FilterDrawer({ open, onClose, filters, onFilters }: Props) {
  return (
    <Drawer open={open} onClose={onClose} title="Filters" exitMs={0}>
      <FilterForm filters={filters} onFilters={onFilters} />
    </Drawer>
  );
}

function FilterForm({ filters, onFilters }: Pick<Props, "filters" | "onFilters">) {
  const [draft, setDraft] = useState(filters);
  const skillTags = useSkillTags(draft.skills);
  const { data: badges = [] } = useQuery(badgeLabelsQuery);
  const set = (change: Partial<BrowseFilters>) => setDraft((now) => ({ ...now, ...change }));

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onFilters(draft);
      }}
    >
      <Field label="Skills" optional hint="Jobs must require all of them.">
        <TagInput
          {...skillTags}
          value={draft.skills}
          onValueChange={(skills) => set({ skills })}
          max={10}
          placeholder="Rust, PostgreSQL"
        />
      </Field>
      <CheckboxGroup
        columns={2}
        label="Where"
        options={choices(remotePolicyWords)}
        value={draft.remote}
        onValueChange={(remote) => set({ remote })}
      />
      <Field label="Place" optional hint="City or country.">
        <Input
          value={draft.place}
          maxLength={120}
          onChange={(event) => set({ place: event.target.value })}
        />
      </Field>
      <PayFrom
        value={draft.payMin}
        onValueChange={(payMin) => set({ payMin })}
        currency={draft.currency}
        onCurrencyChange={(currency) => set({ currency })}
        currencies={currencies}
      />
      <CheckboxGroup
        columns={2}
        label="Seniority"
        options={choices(seniorityWords)}
        value={draft.seniority}
        onValueChange={(seniority) => set({ seniority })}
      />
      <CheckboxGroup
        columns={2}
        label="Kind"
        options={choices(employmentTypeWords)}
        value={draft.types}
        onValueChange={(types) => set({ types })}
      />
      {badges.length > 0 && (
        <CheckboxGroup
          columns={2}
          label="Company badges"
          options={badges.map(({ key, label }) => ({ value: key, label }))}
          value={draft.badges}
          onValueChange={(chosen) => set({ badges: chosen })}
        />
      )}
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
          onChange={(event) =>
            set({ postedWithin: event.target.value === "any" ? null : Number(event.target.value) })
          }
        />
      </Field>
      <div className="sticky -bottom-5 -mx-6 -mb-5 flex justify-end gap-2.5 border-line border-t bg-raised px-6 py-4 max-md:-mx-4 max-md:px-4">
        <Button variant="quiet" onClick={() => setDraft({ ...noFilters, text: draft.text })}>
          Clear all
        </Button>
        <Button variant="primary" type="submit">
          Show jobs
        </Button>
      </div>
    </form>
  );
}
