import { useState } from "react";
import type { StaffFeaturedJob } from "@/lib/database.types";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";

/** Jobs of a day. */
const size = 10;

/** Which job leaves a full set for another one. */
export function useInPlaceOf(chosen: StaffFeaturedJob[]) {
  const [id, setId] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isNeeded = chosen.length >= size;
  // Another member of staff can have taken it out meanwhile.
  const value = isNeeded && chosen.some((job) => job.job_opening_id === id) ? id : null;
  return {
    chosen,
    isNeeded,
    isMissing: isChecked && isNeeded && value === null,
    value,
    choose: setId,
    check: () => {
      setChecked(true);
      return !isNeeded || value !== null;
    },
    reset: () => {
      setId(null);
      setChecked(false);
    },
  };
}

/** Asks for it, where the set is full. */
export function InPlaceOf({ place }: { place: ReturnType<typeof useInPlaceOf> }) {
  if (!place.isNeeded) return null;
  return (
    <Field
      label="In place of"
      hint="The day has ten jobs. This one is removed from it."
      error={place.isMissing ? "Choose a job." : undefined}
    >
      <Select
        placeholder="Choose a job"
        value={place.value ?? ""}
        options={place.chosen.map(({ job_opening_id, title, company }) => ({
          value: job_opening_id,
          label: `${title}, ${company.name}`,
        }))}
        onChange={({ target }) => place.choose(target.value)}
      />
    </Field>
  );
}
