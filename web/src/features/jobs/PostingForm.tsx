import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ranksQuery } from "@/entities/rank/queries";
import { countries, countryName } from "@/lib/countries";
import { choices, currencies } from "@/lib/vocabulary";
import {
  employmentTypeLabels,
  payPeriodLabels,
  remotePolicyLabels,
  roleFamilyLabels,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { Field } from "@/ui/Field";
import { FormField } from "@/ui/FormField";
import { Input } from "@/ui/Input";
import { MarkdownField } from "@/ui/MarkdownField";
import { NumberInput } from "@/ui/NumberInput";
import { Section } from "@/ui/Page";
import { Select } from "@/ui/Select";
import { TagInput } from "@/ui/TagInput";
import type { JobForm } from "./job-form";
import { SkillsEditor } from "./SkillsEditor";

type Props = { form: UseFormReturn<JobForm> };

const hours = Array.from({ length: 27 }, (_, index) => index - 12);
const notSaid = { value: "", label: "Not set" };
const readFromJob = { value: "", label: "From the title and skills" };

/** Where a field of the form stands, so that "what publishing needs" can lead to it. */
export const anchorOf = (field: string) => `job-field-${field}`;

/** Of these fields the one that stands first in the form; the weights are on a tab of their own and come last. */
export function firstInForm(fields: string[]): string | undefined {
  const places = [...document.querySelectorAll(`[id^="${anchorOf("")}"]`)];
  const order = (field: string) => {
    const at = places.findIndex(({ id }) => id === anchorOf(field));
    return at < 0 ? places.length : at;
  };
  return fields.toSorted((a, b) => order(a) - order(b))[0];
}

function At({ field, children }: { field: string; children: ReactNode }) {
  return (
    <div id={anchorOf(field)} className="min-w-0 scroll-mt-20">
      {children}
    </div>
  );
}

/** Every field of a job, in the order in which a candidate reads them. */
export function PostingForm({ form }: Props) {
  return (
    <form noValidate className="max-w-reading" onSubmit={(event) => event.preventDefault()}>
      <Work form={form} />
      <Requirements form={form} />
      <Place form={form} />
      <Pay form={form} />
      <Process form={form} />
    </form>
  );
}

function Work({ form }: Props) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <Section title="The work">
      <div className="grid gap-5">
        <Field label="Title" error={errors.title?.message}>
          <Input maxLength={200} {...register("title")} />
        </Field>
        <At field="description">
          <MarkdownField
            label="Description"
            hint="The work, the team, and what a successful year looks like. Markdown supported."
            error={errors.description?.message}
            text={watch("description")}
            rows={12}
            {...register("description")}
          />
        </At>
        <div className="grid gap-5 md:grid-cols-3">
          <At field="role_family">
            <Field label="Kind of work" error={errors.role_family?.message}>
              <Select
                options={[readFromJob, ...choices(roleFamilyLabels)]}
                {...register("role_family")}
              />
            </Field>
          </At>
          <At field="seniority">
            <Field label="Seniority" error={errors.seniority?.message}>
              <Select options={[notSaid, ...choices(seniorityLabels)]} {...register("seniority")} />
            </Field>
          </At>
          <At field="employment_type">
            <Field label="Employment type" error={errors.employment_type?.message}>
              <Select
                options={[notSaid, ...choices(employmentTypeLabels)]}
                {...register("employment_type")}
              />
            </Field>
          </At>
        </div>
      </div>
    </Section>
  );
}

function Requirements({ form }: Props) {
  const { register, control } = form;
  const { data: ranks = [] } = useQuery(ranksQuery);
  const earned = ranks.filter((rank) => !rank.is_special);
  return (
    <Section
      title="Requirements"
      lede="These are the criteria of the match score. Set how much each one counts under Weights."
    >
      <div className="grid gap-5">
        <At field="skills">
          <FormField
            control={control}
            name="skills"
            label="Skills"
            hint="Candidates prove skills with challenges. Add at least 1 to publish."
          >
            {(field) => <SkillsEditor {...field} />}
          </FormField>
        </At>
        <div className="grid gap-5 md:grid-cols-3">
          <FormField control={control} name="min_years" label="Years of experience" optional>
            {(field) => (
              <NumberInput noun="years" unit="years" max={40} {...field} className="w-full" />
            )}
          </FormField>
          <FormField control={control} name="min_system_design" label="System design" optional>
            {(field) => (
              <NumberInput
                noun="points"
                unit="of 100"
                max={100}
                step={5}
                {...field}
                className="w-full"
              />
            )}
          </FormField>
          <Field label="Rank" optional>
            <Select
              options={[
                { value: "", label: "Any rank" },
                ...earned.map(({ name, position, min_challenges }) => ({
                  value: String(position),
                  label: `${name} (${min_challenges}+)`,
                })),
              ]}
              // The options come from a query: remount when they arrive, so that the stored one is selected.
              key={earned.length}
              {...register("min_rank")}
            />
          </Field>
        </div>
      </div>
    </Section>
  );
}

function Place({ form }: Props) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const policy = watch("remote_policy");
  return (
    <Section title="Where">
      <div className="grid gap-5">
        <At field="remote_policy">
          <Field label="Workplace" error={errors.remote_policy?.message}>
            <Select
              options={[notSaid, ...choices(remotePolicyLabels)]}
              className="md:max-w-[50%]"
              {...register("remote_policy")}
            />
          </Field>
        </At>
        <At field="places">
          <FormField
            control={control}
            name="places"
            label="Places"
            optional={policy === "remote" || policy === ""}
            hint="City and country, such as Vienna, Austria. Press Enter to add."
          >
            {(field) => (
              <TagInput
                {...field}
                suggestions={[]}
                allowFree
                max={20}
                placeholder="Vienna, Austria"
              />
            )}
          </FormField>
        </At>
        <FormField
          control={control}
          name="countries"
          label="Countries"
          optional
          hint="Countries where the person can live and work. Leave empty for anywhere."
        >
          {(field) => (
            <TagInput
              {...field}
              suggestions={countries().map(({ code, name }) => ({ value: code, label: name }))}
              max={60}
              placeholder="Germany"
              renderTag={countryName}
            />
          )}
        </FormField>
        <div className="grid grid-cols-2 gap-5">
          <Field label="Hours from" optional error={errors.utc_offset_min?.message}>
            <Select options={offsets} {...register("utc_offset_min")} />
          </Field>
          <Field label="to" optional error={errors.utc_offset_max?.message}>
            <Select options={offsets} {...register("utc_offset_max")} />
          </Field>
        </div>
        <Field label="Visa" optional>
          <Select
            options={[
              notSaid,
              { value: "yes", label: "We sponsor visas" },
              { value: "no", label: "We don't sponsor visas" },
            ]}
            className="md:max-w-[50%]"
            {...register("visa_sponsorship")}
          />
        </Field>
      </div>
    </Section>
  );
}

const offsets = [
  { value: "", label: "Any time zone" },
  ...hours.map((hour) => ({
    value: String(hour),
    label: hour === 0 ? "UTC" : `UTC ${hour < 0 ? "−" : "+"}${Math.abs(hour)}`,
  })),
];

function Pay({ form }: Props) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const currency = watch("pay_currency");
  const known = currency === "" || currencies.includes(currency);
  return (
    <Section title="Pay" lede="Every job shows its pay. Whole units, before tax.">
      <div className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <At field="pay_min">
            <FormField control={control} name="pay_min" label="From">
              {(field) => (
                <NumberInput
                  noun="pay, lower end"
                  unit={currency || undefined}
                  max={100_000_000}
                  step={1000}
                  {...field}
                  className="w-full"
                />
              )}
            </FormField>
          </At>
          <FormField control={control} name="pay_max" label="To">
            {(field) => (
              <NumberInput
                noun="pay, upper end"
                unit={currency || undefined}
                max={100_000_000}
                step={1000}
                {...field}
                className="w-full"
              />
            )}
          </FormField>
        </div>
        <div className="grid grid-cols-2 gap-5">
          <At field="pay_currency">
            <Field label="Currency">
              <Select
                options={[
                  notSaid,
                  ...(known ? [] : [{ value: currency, label: currency }]),
                  ...currencies.map((code) => ({ value: code, label: code })),
                ]}
                {...register("pay_currency")}
              />
            </Field>
          </At>
          <Field label="Paid">
            <Select options={choices(payPeriodLabels)} {...register("pay_period")} />
          </Field>
        </div>
        <Field
          label="Equity"
          optional
          error={errors.equity?.message}
          hint="For example: 0.1–0.3 %, vested over four years."
        >
          <Input maxLength={200} {...register("equity")} />
        </Field>
      </div>
    </Section>
  );
}

function Process({ form }: Props) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  return (
    <Section title="Hiring process">
      <div className="grid gap-5">
        <MarkdownField
          label="Interview process"
          optional
          hint="Only what differs from your company's interview steps. Every job shows those."
          error={errors.interview_process?.message}
          text={watch("interview_process")}
          rows={4}
          {...register("interview_process")}
        />
        <Field
          label="Link to your own posting"
          optional
          error={errors.application_url?.message}
          hint="Where the job is also published."
        >
          <Input type="url" inputMode="url" {...register("application_url")} />
        </Field>
        <At field="expires_at">
          <Field
            label="Closes on"
            optional
            error={errors.expires_on?.message}
            hint="After this day, candidates can no longer show interest."
          >
            <Input type="date" className="md:max-w-[50%]" {...register("expires_on")} />
          </Field>
        </At>
      </div>
    </Section>
  );
}
