import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { Experience } from "@/lib/database.types";
import { Checkbox } from "@/ui/Checkbox";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Textarea } from "@/ui/Textarea";
import { fromMonth, toMonth } from "./dates";
import { EditForm } from "./EditForm";
import { MonthField } from "./MonthField";
import { addPart, changePart } from "./queries";
import { address, endsBeforeStart, line, month, needed, toLines } from "./schemas";
import { useEditForm } from "./use-edit-form";
import { webAddress } from "./web-address";

const schema = z
  .object({
    title: needed(160, "Enter your title."),
    company_name: needed(160, "Enter the company."),
    location: line(120),
    url: address,
    from: month,
    to: month,
    current: z.boolean(),
    summary: line(5000),
    highlights: z
      .string()
      .refine((text) => toLines(text).length <= 30, { message: "At most 30 lines." }),
  })
  .superRefine(({ from, to, current }, issues) => {
    if (fromMonth(from) === null) {
      issues.addIssue({ code: "custom", path: ["from"], message: "Enter a start date." });
    }
    if (!current && fromMonth(to) === null) {
      issues.addIssue({
        code: "custom",
        path: ["to"],
        message: "Enter an end date, or choose “I work there now”.",
      });
    }
    if (!current && endsBeforeStart(from, to)) {
      issues.addIssue({ code: "custom", path: ["to"], message: "The end is before the start." });
    }
  });
type Values = z.infer<typeof schema>;

type Props = { experience?: Experience | undefined; onDone: () => void };

/** One place of work, new or changed. */
export function ExperienceForm({ experience, onDone }: Props) {
  const { form, frame } = useEditForm<Values>({
    name: `experience.${experience?.id ?? "new"}`,
    stored: {
      title: experience?.title ?? "",
      company_name: experience?.company_name ?? "",
      location: experience?.location ?? "",
      url: experience?.url ?? "",
      from: toMonth(experience?.started_on ?? null),
      to: toMonth(experience?.ended_on ?? null),
      current: experience ? experience.ended_on === null : false,
      summary: experience?.summary ?? "",
      highlights: experience?.highlights.join("\n") ?? "",
    },
    resolver: zodResolver(schema),
    save: (values) => {
      const row = {
        title: values.title,
        company_name: values.company_name,
        location: values.location || null,
        url: webAddress(values.url),
        started_on: fromMonth(values.from) ?? "",
        ended_on: values.current ? null : fromMonth(values.to),
        summary: values.summary || null,
        highlights: toLines(values.highlights),
      };
      return experience
        ? changePart("experiences", experience.id, row)
        : addPart("experiences", row);
    },
    onDone,
  });
  const { errors } = form.formState;
  const current = form.watch("current");
  return (
    <EditForm label={experience ? "Edit experience" : "Add experience"} {...frame}>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Title" error={errors.title?.message}>
          <Input autoComplete="organization-title" {...form.register("title")} />
        </Field>
        <Field label="Company" error={errors.company_name?.message}>
          <Input autoComplete="organization" {...form.register("company_name")} />
        </Field>
        <MonthField control={form.control} name="from" label="From" />
        <div>
          {!current && <MonthField control={form.control} name="to" label="To" />}
          <Checkbox
            label="I work there now"
            className={current ? "md:mt-8" : "mt-1"}
            {...form.register("current")}
          />
        </div>
        <Field label="Location" optional error={errors.location?.message}>
          <Input {...form.register("location")} />
        </Field>
        <Field label="Website" optional error={errors.url?.message}>
          <Input type="url" inputMode="url" {...form.register("url")} />
        </Field>
      </div>
      <Field label="Summary" optional error={errors.summary?.message}>
        <Textarea rows={3} {...form.register("summary")} />
      </Field>
      <Field
        label="Highlights"
        optional
        error={errors.highlights?.message}
        hint="One per line: what you made, moved or saved, with its number."
      >
        <Textarea rows={4} {...form.register("highlights")} />
      </Field>
    </EditForm>
  );
}
