import { Plus } from "lucide-react";
import { useState } from "react";
import { Controller, type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { NumberInput } from "@/ui/NumberInput";
import { Textarea } from "@/ui/Textarea";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import type { CompanyForm } from "./company-form";
import { MoveButtons } from "./MoveButtons";

const MOST = 12;

/** The interview, step by step, in order. */
export function StepsEditor({ form }: { form: UseFormReturn<CompanyForm> }) {
  const { control, register, formState } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: "steps" });
  const [announcement, setAnnouncement] = useState("");
  // Adding a step validates the array; errors show only after the field was visited.
  const errorOf = (index: number, field: "title" | "description" | "duration_minutes") =>
    formState.isSubmitted || formState.touchedFields.steps?.[index]?.[field]
      ? formState.errors.steps?.[index]?.[field]?.message
      : undefined;
  return (
    <div>
      {fields.length > 0 && (
        <ol className="border-line border-t">
          {fields.map((step, index) => {
            const name = form.getValues(`steps.${index}.title`) || `step ${index + 1}`;
            return (
              <li key={step.id} className="border-line border-b py-4">
                <div className="mb-2 flex items-center gap-3">
                  <span className="grow font-mono text-12 text-muted">Step {index + 1}</span>
                  <MoveButtons
                    name={name}
                    index={index}
                    count={fields.length}
                    onMove={(to) => {
                      move(index, to);
                      setAnnouncement(`${name} is step ${to + 1} of ${fields.length}.`);
                    }}
                    onRemove={() => remove(index)}
                  />
                </div>
                <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_180px]">
                  <Field label="What happens" error={errorOf(index, "title")}>
                    <Input
                      placeholder="Call with the team"
                      maxLength={160}
                      {...register(`steps.${index}.title`)}
                    />
                  </Field>
                  <Field label="Takes" optional error={errorOf(index, "duration_minutes")}>
                    <Controller
                      control={control}
                      name={`steps.${index}.duration_minutes`}
                      render={({ field }) => (
                        <NumberInput
                          noun="minutes"
                          unit="min"
                          min={5}
                          max={10_080}
                          step={5}
                          value={field.value}
                          onValueChange={field.onChange}
                          onBlur={field.onBlur}
                          className="w-full"
                        />
                      )}
                    />
                  </Field>
                  <Field
                    label="What to expect"
                    optional
                    error={errorOf(index, "description")}
                    className="md:col-span-2"
                  >
                    <Textarea rows={2} {...register(`steps.${index}.description`)} />
                  </Field>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {fields.length < MOST && (
        <Button
          size="sm"
          className="mt-4"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => append({ title: "", description: "", duration_minutes: null })}
        >
          Add a step
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
