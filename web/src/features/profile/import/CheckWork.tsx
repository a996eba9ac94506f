import { ArrowDownUp } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Textarea } from "@/ui/Textarea";
import { MonthField } from "../MonthField";
import type { GuessValues } from "./guess-form";

type Props = { form: UseFormReturn<GuessValues>; index: number };

/** The fields of a post. */
export function CheckWork({ form, index }: Props) {
  const errors = form.formState.errors.work?.[index];
  const swap = () => {
    const { position, name } = form.getValues(`work.${index}`);
    form.setValue(`work.${index}.position`, name, { shouldValidate: true });
    form.setValue(`work.${index}.name`, position, { shouldValidate: true });
    form.setValue(`work.${index}.unsure`, false);
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field label="Title" error={errors?.position?.message}>
          <Input maxLength={160} {...form.register(`work.${index}.position`)} />
        </Field>
        <Field label="Company" error={errors?.name?.message}>
          <Input maxLength={160} {...form.register(`work.${index}.name`)} />
        </Field>
        <MonthField control={form.control} name={`work.${index}.from`} label="From" />
        <MonthField control={form.control} name={`work.${index}.to`} label="To" optional />
        <Field label="Location" optional error={errors?.location?.message}>
          <Input maxLength={120} {...form.register(`work.${index}.location`)} />
        </Field>
      </div>
      <div>
        <Button
          size="sm"
          icon={<ArrowDownUp size={16} strokeWidth={1.5} aria-hidden />}
          onClick={swap}
        >
          Swap title and company
        </Button>
      </div>
      <Field label="Summary" optional error={errors?.summary?.message}>
        <Textarea rows={2} {...form.register(`work.${index}.summary`)} />
      </Field>
      <Field label="Highlights" optional hint="One per line.">
        <Textarea rows={3} {...form.register(`work.${index}.highlights`)} />
      </Field>
    </div>
  );
}
