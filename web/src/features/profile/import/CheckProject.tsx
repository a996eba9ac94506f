import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Textarea } from "@/ui/Textarea";
import type { GuessValues } from "./guess-form";

type Props = { form: UseFormReturn<GuessValues>; index: number };

/** The fields of a project. */
export function CheckProject({ form, index }: Props) {
  const errors = form.formState.errors.projects?.[index];
  return (
    <div className="grid gap-4">
      <Field label="Name" error={errors?.name?.message}>
        <Input maxLength={120} {...form.register(`projects.${index}.name`)} />
      </Field>
      <Field label="Description" optional error={errors?.description?.message}>
        <Textarea rows={3} {...form.register(`projects.${index}.description`)} />
      </Field>
      <Field label="Website" optional error={errors?.url?.message}>
        <Input inputMode="url" maxLength={500} {...form.register(`projects.${index}.url`)} />
      </Field>
    </div>
  );
}
