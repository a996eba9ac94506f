import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { MonthField } from "../MonthField";
import type { GuessValues } from "./guess-form";

type Props = { form: UseFormReturn<GuessValues>; index: number };

/** The fields of a school. */
export function CheckEducation({ form, index }: Props) {
  const errors = form.formState.errors.education?.[index];
  return (
    <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
      <Field label="School" error={errors?.institution?.message}>
        <Input maxLength={160} {...form.register(`education.${index}.institution`)} />
      </Field>
      <Field label="Degree" optional error={errors?.studyType?.message}>
        <Input maxLength={120} {...form.register(`education.${index}.studyType`)} />
      </Field>
      <Field label="Area" optional error={errors?.area?.message}>
        <Input maxLength={160} {...form.register(`education.${index}.area`)} />
      </Field>
      <Field label="Grade" optional error={errors?.score?.message}>
        <Input maxLength={40} {...form.register(`education.${index}.score`)} />
      </Field>
      <MonthField control={form.control} name={`education.${index}.from`} label="From" optional />
      <MonthField control={form.control} name={`education.${index}.to`} label="To" optional />
    </div>
  );
}
