import { zodResolver } from "@hookform/resolvers/zod";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { countries } from "@/lib/countries";
import type { MyProfile } from "@/lib/database.types";
import { choices, currencies, isOneOf, keysOf } from "@/lib/vocabulary";
import {
  availabilityLabels,
  employmentTypeLabels,
  type RoleFamily,
  remotePolicyLabels,
  roleFamilyLabels,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { Checkbox } from "@/ui/Checkbox";
import { CheckboxGroup } from "@/ui/CheckboxGroup";
import { Field } from "@/ui/Field";
import { FormField } from "@/ui/FormField";
import { NumberInput } from "@/ui/NumberInput";
import { Select } from "@/ui/Select";
import { TagInput } from "@/ui/TagInput";
import { EditForm } from "./EditForm";
import { updateProfile } from "./queries";
import { useEditForm } from "./use-edit-form";

const schema = z.object({
  role_families: z.array(z.string()).max(3, "At most 3 kinds of work."),
  seniority: z.enum(keysOf(seniorityLabels)).or(z.literal("")),
  availability: z.enum(keysOf(availabilityLabels)).or(z.literal("")),
  country: z.string(),
  open_to_relocation: z.boolean(),
  work_countries: z.array(z.string()).max(60, "At most 60 countries."),
  work_modes: z.array(z.enum(keysOf(remotePolicyLabels))),
  employment_types: z.array(z.enum(keysOf(employmentTypeLabels))),
  salary_min: z
    .number()
    .min(0, "Enter 0 or more.")
    .max(100_000_000, "Enter at most 100,000,000 a year.")
    .nullable(),
  salary_currency: z.string(),
});
type Values = z.infer<typeof schema>;

const notSaid = { value: "", label: "Not set" };

/** Nothing chosen is stored as null: then the kind of work is read from the profile. */
function storedFamilies(families: string[]): RoleFamily[] | null {
  const chosen = families.filter((family) => isOneOf(roleFamilyLabels, family));
  return chosen.length > 0 ? chosen : null;
}

/** Everything that decides which jobs are shown. */
export function PreferencesForm({ profile, onDone }: { profile: MyProfile; onDone: () => void }) {
  const { form, frame } = useEditForm<Values>({
    name: "preferences",
    stored: {
      role_families: profile.role_families ?? [],
      seniority: profile.seniority ?? "",
      availability: profile.availability ?? "",
      country: profile.country ?? "",
      open_to_relocation: profile.open_to_relocation,
      work_countries: profile.work_countries,
      work_modes: profile.work_modes,
      employment_types: profile.employment_types,
      salary_min: profile.salary_min,
      salary_currency: profile.salary_currency ?? "EUR",
    },
    resolver: zodResolver(schema),
    save: (values) =>
      updateProfile({
        role_families: storedFamilies(values.role_families),
        seniority: values.seniority || null,
        availability: values.availability || null,
        country: values.country || null,
        open_to_relocation: values.open_to_relocation,
        work_countries: values.work_countries,
        work_modes: values.work_modes,
        employment_types: values.employment_types,
        salary_min: values.salary_min,
        salary_currency: values.salary_min === null ? null : values.salary_currency,
      }),
    onDone,
  });
  const { errors } = form.formState;
  const lands = countries().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <EditForm label="Edit preferences" {...frame}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Seniority" optional hint="The level of the jobs you look for.">
          <Select
            {...form.register("seniority")}
            options={[notSaid, ...choices(seniorityLabels)]}
          />
        </Field>
        <Field label="Can start" optional>
          <Select
            {...form.register("availability")}
            options={[notSaid, ...choices(availabilityLabels)]}
          />
        </Field>
        <FormField
          control={form.control}
          name="role_families"
          label="Kind of work"
          optional
          className="md:col-span-2"
          hint="Up to 3. Leave empty to use your headline, roles and skills."
        >
          {(field) => (
            <TagInput
              {...field}
              suggestions={choices(roleFamilyLabels)}
              max={3}
              placeholder="Backend"
            />
          )}
        </FormField>
        <div>
          <Field label="You live in" optional>
            <Select {...form.register("country")} options={[notSaid, ...lands]} />
          </Field>
          <Checkbox
            label="I'd relocate for a job"
            className="mt-2"
            {...form.register("open_to_relocation")}
          />
        </div>
        <FormField
          control={form.control}
          name="work_countries"
          label="You can work in"
          optional
          hint="Without visa sponsorship."
        >
          {(field) => <TagInput {...field} suggestions={lands} max={60} placeholder="Countries" />}
        </FormField>
        <Controller
          control={form.control}
          name="work_modes"
          render={({ field }) => (
            <CheckboxGroup
              label="Where"
              hint="Leave empty for anywhere."
              options={choices(remotePolicyLabels)}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="employment_types"
          render={({ field }) => (
            <CheckboxGroup
              label="Employment type"
              hint="Leave empty for any type."
              options={choices(employmentTypeLabels)}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3 lg:w-1/2">
        <Controller
          control={form.control}
          name="salary_min"
          render={({ field, fieldState }) => (
            <Field
              label="Pay a year, from"
              optional
              error={fieldState.error?.message}
              hint="Companies never see it. We only compare it with theirs."
            >
              <NumberInput
                ref={field.ref}
                className="w-full"
                noun="pay"
                step={1000}
                max={100_000_000}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
        <Field label="Currency" error={errors.salary_currency?.message}>
          <Select
            {...form.register("salary_currency")}
            options={[...new Set([profile.salary_currency ?? "EUR", ...currencies])].map(
              (code) => ({ value: code, label: code }),
            )}
          />
        </Field>
      </div>
    </EditForm>
  );
}
