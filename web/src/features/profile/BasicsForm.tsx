import { zodResolver } from "@hookform/resolvers/zod";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { timeZones } from "@/lib/countries";
import type { MyProfile } from "@/lib/database.types";
import { session } from "@/lib/session/session";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { NumberInput } from "@/ui/NumberInput";
import { Select } from "@/ui/Select";
import { EditForm } from "./EditForm";
import { updateProfile } from "./queries";
import { useEditForm } from "./use-edit-form";

const schema = z.object({
  full_name: z
    .string()
    .trim()
    .min(1, "Enter your name. Companies can see it.")
    .max(120, "Shorten it to 120 characters."),
  headline: z.string().trim().max(160, "Shorten it to 160 characters."),
  location: z.string().trim().max(120, "Shorten it to 120 characters."),
  timezone: z.string(),
  years_experience: z
    .number()
    .min(0, "Enter 0 or more years.")
    .max(70, "Enter at most 70 years.")
    .nullable(),
});
type Values = z.infer<typeof schema>;

/** Name, headline, place and years: the head of the profile. */
export function BasicsForm({ profile, onDone }: { profile: MyProfile; onDone: () => void }) {
  const { form, frame } = useEditForm<Values>({
    name: "basics",
    stored: {
      full_name: profile.full_name,
      headline: profile.headline ?? "",
      location: profile.location ?? "",
      timezone: profile.timezone ?? "",
      years_experience: profile.years_experience,
    },
    resolver: zodResolver(schema),
    save: async (values) => {
      await updateProfile({
        full_name: values.full_name,
        headline: values.headline || null,
        location: values.location || null,
        timezone: values.timezone || null,
        years_experience: values.years_experience,
      });
      await session().reloadProfile();
    },
    onDone,
  });
  const { errors } = form.formState;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <EditForm label="Edit name and headline" {...frame}>
      <Field label="Full name" error={errors.full_name?.message}>
        <Input autoComplete="name" {...form.register("full_name")} />
      </Field>
      <Field
        label="Headline"
        optional
        error={errors.headline?.message}
        hint="One line, such as “Systems programmer, storage and networks”."
      >
        <Input {...form.register("headline")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Location" optional error={errors.location?.message} hint="City and country.">
          <Input autoComplete="address-level2" {...form.register("location")} />
        </Field>
        <Field label="Time zone" optional hint={`This device is in ${here.replaceAll("_", " ")}.`}>
          <Select
            {...form.register("timezone")}
            options={[
              { value: "", label: "Not set" },
              ...timeZones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
            ]}
          />
        </Field>
      </div>
      <Controller
        control={form.control}
        name="years_experience"
        render={({ field, fieldState }) => (
          <Field label="Years of experience" optional error={fieldState.error?.message}>
            <NumberInput
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              noun="years"
              unit="years"
              max={70}
            />
          </Field>
        )}
      />
    </EditForm>
  );
}
