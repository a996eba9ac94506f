import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { skillSearchQuery } from "@/lib/skills";
import { choices } from "@/lib/vocabulary";
import { companySizeLabels, companyStageLabels } from "@/lib/vocabulary.generated";
import { Checkbox } from "@/ui/Checkbox";
import { Field } from "@/ui/Field";
import { FormField } from "@/ui/FormField";
import { Input } from "@/ui/Input";
import { MarkdownField } from "@/ui/MarkdownField";
import { NumberInput } from "@/ui/NumberInput";
import { Section } from "@/ui/Page";
import { Select } from "@/ui/Select";
import { TagInput } from "@/ui/TagInput";
import { BadgesEditor } from "./BadgesEditor";
import type { CompanyForm } from "./company-form";
import { LinksEditor } from "./LinksEditor";
import { LogoField } from "./LogoField";
import { StepsEditor } from "./StepsEditor";

type Props = { form: UseFormReturn<CompanyForm> };

const notSaid = { value: "", label: "Not set" };

/** Every field of the company page, in the order in which candidates read them. */
export function CompanyFields({ form }: Props) {
  return (
    <form noValidate className="max-w-reading" onSubmit={(event) => event.preventDefault()}>
      <Name form={form} />
      <About form={form} />
      <Work form={form} />
      <ResponsePromise form={form} />
      <Section
        title="Interview steps"
        lede="The steps a candidate goes through, in order. Every job shows them."
      >
        <StepsEditor form={form} />
      </Section>
      <Section
        title="Badges"
        lede="Choose up to 5, most important first. Candidates can filter by them."
      >
        <Controller
          control={form.control}
          name="badges"
          render={({ field }) => (
            <BadgesEditor value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Section>
      <Visible form={form} />
    </form>
  );
}

function Name({ form }: Props) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Section title="Name and logo">
      <div className="grid gap-5">
        <LogoField form={form} />
        <Field label="Company name" error={errors.name?.message}>
          <Input autoComplete="organization" maxLength={160} {...register("name")} />
        </Field>
        <Field
          label="Tagline"
          optional
          error={errors.tagline?.message}
          hint="One line under the name."
        >
          <Input maxLength={200} {...register("tagline")} />
        </Field>
        <Field label="Website" optional error={errors.website?.message}>
          <Input type="url" inputMode="url" autoComplete="url" {...register("website")} />
        </Field>
      </div>
    </Section>
  );
}

function About({ form }: Props) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  return (
    <Section title="About">
      <div className="grid gap-5">
        <MarkdownField
          label="About the company"
          optional
          hint="What you build, for whom, and what makes it hard. Markdown supported."
          error={errors.about?.message}
          text={watch("about")}
          {...register("about")}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Field label="Size" optional>
            <Select options={[notSaid, ...choices(companySizeLabels)]} {...register("size")} />
          </Field>
          <Field label="Stage" optional>
            <Select options={[notSaid, ...choices(companyStageLabels)]} {...register("stage")} />
          </Field>
          <Field label="Industry" optional error={errors.industry?.message}>
            <Input maxLength={100} {...register("industry")} />
          </Field>
          <FormField control={control} name="founded_year" label="Founded" optional>
            {(field) => (
              <NumberInput noun="years" min={1800} max={2100} {...field} className="w-full" />
            )}
          </FormField>
        </div>
        <FormField
          control={control}
          name="places"
          label="Places"
          optional
          hint="City and country, such as Berlin, Germany. Press Enter to add."
        >
          {(field) => (
            <TagInput
              {...field}
              suggestions={[]}
              allowFree
              max={20}
              placeholder="Berlin, Germany"
            />
          )}
        </FormField>
        <LinksEditor form={form} />
      </div>
    </Section>
  );
}

function Work({ form }: Props) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  return (
    <Section title="How you work">
      <div className="grid gap-5">
        <MarkdownField
          label="Culture"
          optional
          hint="How you decide, review, meet and disagree. Markdown supported."
          error={errors.culture?.message}
          text={watch("culture")}
          {...register("culture")}
        />
        <FormField control={control} name="tech_stack" label="Tech stack" optional>
          {(field) => <StackInput {...field} />}
        </FormField>
        <FormField
          control={control}
          name="benefits"
          label="Benefits"
          optional
          hint="One at a time, such as 30 days of holiday. Press Enter to add."
        >
          {(field) => (
            <TagInput
              {...field}
              suggestions={[]}
              allowFree
              max={30}
              placeholder="30 days of holiday"
            />
          )}
        </FormField>
      </div>
    </Section>
  );
}

type StackProps = {
  value: string[];
  onValueChange: (value: string[]) => void;
  onBlur: () => void;
};

function StackInput(props: StackProps) {
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const { data = [] } = useQuery(skillSearchQuery(text));
  return (
    <TagInput
      {...props}
      onQueryChange={setTyped}
      suggestions={(text === "" ? [] : data).map(({ name, category }) => ({
        value: name,
        label: name,
        note: category,
      }))}
      filtered
      allowFree
      max={40}
      placeholder="Rust, PostgreSQL"
    />
  );
}

const days = Array.from({ length: 14 }, (_, index) => index + 1);

function ResponsePromise({ form: { register } }: Props) {
  return (
    <Section
      title="Response promise"
      lede="How many days you need to answer interested candidates. Your jobs show how often you keep this promise."
    >
      <Field
        label="Answer within"
        optional
        hint="Without a promise, your jobs say so."
        className="max-w-form"
      >
        <Select
          options={[
            { value: "", label: "No promise" },
            ...days.map((count) => ({
              value: String(count),
              label: count === 1 ? "1 day" : `${count} days`,
            })),
          ]}
          {...register("response_days")}
        />
      </Field>
    </Section>
  );
}

function Visible({ form: { register } }: Props) {
  return (
    <Section title="Public link">
      <Checkbox
        label="Signed-out visitors can see the company page and its open jobs"
        hint="If off, only signed-in people see them, and search engines remove them. Candidates can find your jobs either way."
        {...register("public_link")}
      />
    </Section>
  );
}
