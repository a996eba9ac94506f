import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { PayFrom } from "@/entities/job/PayFrom";
import { useSkillTags } from "@/lib/skills";
import {
  availabilityWords,
  choices,
  companySizeWords,
  currencies,
  remotePolicyWords,
  seniorityWords,
} from "@/lib/vocabulary";
import { Button } from "@/ui/Button";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Drawer } from "@/ui/Drawer";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { TagInput } from "@/ui/TagInput";
import {
  filtersOf,
  kindWords,
  noFilters,
  type SearchFilters,
  type SearchKind,
} from "./search-place";

type FormProps = {
  kind: SearchKind;
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
};

type Props = FormProps & { open: boolean; onClose: () => void };

/** The filters of a kind at once. Nothing changes behind it until the last button. */
export function FilterDrawer({ open, onClose, ...form }: Props) {
  return (
    <Drawer open={open} onClose={onClose} title="Filters" exitMs={0}>
      <FilterForm {...form} />
    </Drawer>
  );
}

function FilterForm({ kind, filters, onFilters }: FormProps) {
  const [draft, setDraft] = useState(filters);
  const skillTags = useSkillTags(draft.skills);
  const has = (key: keyof SearchFilters) => filtersOf[kind].includes(key);
  const { data: badges = [] } = useQuery({ ...badgeLabelsQuery, enabled: has("badges") });
  const set = (change: Partial<SearchFilters>) => setDraft((now) => ({ ...now, ...change }));

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onFilters(draft);
      }}
    >
      {has("skills") && (
        <Field label="Skills" optional hint="Results match all of them.">
          <TagInput
            {...skillTags}
            value={draft.skills}
            onValueChange={(skills) => set({ skills })}
            max={10}
            placeholder="Rust, PostgreSQL"
          />
        </Field>
      )}
      {has("remote") && (
        <CheckboxGroup
          columns={2}
          label="Where"
          options={choices(remotePolicyWords)}
          value={draft.remote}
          onValueChange={(remote) => set({ remote })}
        />
      )}
      <Field label="Place" optional hint="City or country, or its first letters.">
        <Input
          value={draft.place}
          maxLength={120}
          onChange={(event) => set({ place: event.target.value })}
        />
      </Field>
      {has("payMin") && (
        <PayFrom
          value={draft.payMin}
          onValueChange={(payMin) => set({ payMin })}
          currency={draft.currency}
          onCurrencyChange={(currency) => set({ currency })}
          currencies={currencies}
        />
      )}
      {has("seniority") && (
        <CheckboxGroup
          columns={2}
          label="Seniority"
          options={choices(seniorityWords)}
          value={draft.seniority}
          onValueChange={(seniority) => set({ seniority })}
        />
      )}
      {has("availability") && (
        <CheckboxGroup
          columns={2}
          label="Can start"
          options={choices(availabilityWords)}
          value={draft.availability}
          onValueChange={(availability) => set({ availability })}
        />
      )}
      {has("size") && (
        <CheckboxGroup
          label="Size"
          options={choices(companySizeWords)}
          value={draft.size}
          onValueChange={(size) => set({ size })}
        />
      )}
      {badges.length > 0 && (
        <CheckboxGroup
          columns={2}
          label="Known for"
          hint="Results match all of them."
          options={badges.map(({ key, label }) => ({ value: key, label }))}
          value={draft.badges}
          onValueChange={(chosen) => set({ badges: chosen })}
        />
      )}
      <div className="sticky -bottom-5 -mx-6 -mb-5 flex justify-end gap-2.5 border-line border-t bg-raised px-6 py-4 max-md:-mx-4 max-md:px-4">
        <Button variant="quiet" onClick={() => setDraft(noFilters)}>
          Clear all
        </Button>
        <Button variant="primary" type="submit">
          Show {kindWords[kind].toLowerCase()}
        </Button>
      </div>
    </form>
  );
}
