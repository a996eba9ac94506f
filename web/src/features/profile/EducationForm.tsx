import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import type { Education } from "@/lib/database.types";
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
    institution: needed(160, "Enter the name of the school."),
    area: line(160),
    degree: line(120),
    url: address,
    score: line(40),
    from: month,
    to: month,
    courses: z
      .string()
      .refine((text) => toLines(text).length <= 60, { message: "At most 60 lines." }),
  })
  .superRefine(({ from, to }, issues) => {
    if (endsBeforeStart(from, to)) {
      issues.addIssue({ code: "custom", path: ["to"], message: "The end is before the start." });
    }
  });
type Values = z.infer<typeof schema>;

type Props = { education?: Education | undefined; onDone: () => void };

/** One school or course, new or changed. */
export function EducationForm({ education, onDone }: Props) {
  const { form, frame } = useEditForm<Values>({
    name: `education.${education?.id ?? "new"}`,
    stored: {
      institution: education?.institution ?? "",
      area: education?.area ?? "",
      degree: education?.degree ?? "",
      url: education?.url ?? "",
      score: education?.score ?? "",
      from: toMonth(education?.started_on ?? null),
      to: toMonth(education?.ended_on ?? null),
      courses: education?.courses.join("\n") ?? "",
    },
    resolver: zodResolver(schema),
    save: (values) => {
      const row = {
        institution: values.institution,
        area: values.area || null,
        degree: values.degree || null,
        url: webAddress(values.url),
        score: values.score || null,
        started_on: fromMonth(values.from),
        ended_on: fromMonth(values.to),
        courses: toLines(values.courses),
      };
      return education ? changePart("educations", education.id, row) : addPart("educations", row);
    },
    onDone,
  });
  const { errors } = form.formState;
  return (
    <EditForm label={education ? "Edit education" : "Add education"} {...frame}>
      <Field label="School" error={errors.institution?.message}>
        <Input {...form.register("institution")} />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Degree" optional error={errors.degree?.message} hint="Such as “MSc”.">
          <Input {...form.register("degree")} />
        </Field>
        <Field label="Area" optional error={errors.area?.message}>
          <Input {...form.register("area")} />
        </Field>
        <MonthField control={form.control} name="from" label="From" optional />
        <MonthField control={form.control} name="to" label="To" optional />
        <Field label="Grade" optional error={errors.score?.message}>
          <Input {...form.register("score")} />
        </Field>
        <Field label="Website" optional error={errors.url?.message}>
          <Input type="url" inputMode="url" {...form.register("url")} />
        </Field>
      </div>
      <Field label="Courses" optional error={errors.courses?.message} hint="One per line.">
        <Textarea rows={3} {...form.register("courses")} />
      </Field>
    </EditForm>
  );
}
