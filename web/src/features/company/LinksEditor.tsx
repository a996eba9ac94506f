import { Plus, X } from "lucide-react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import type { CompanyForm } from "./company-form";

const MOST = 10;

/** Named links, each on a line of two fields. */
export function LinksEditor({ form }: { form: UseFormReturn<CompanyForm> }) {
  const { register, control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "links" });
  // Adding a link validates the array; errors show only after the field was visited.
  const errorOf = (index: number, field: "label" | "url") =>
    formState.isSubmitted || formState.touchedFields.links?.[index]?.[field]
      ? formState.errors.links?.[index]?.[field]?.message
      : undefined;
  return (
    <fieldset>
      <legend className="font-semibold">
        Links <span className="text-13 font-normal text-muted">optional</span>
      </legend>
      {fields.map((entry, index) => (
        <div
          key={entry.id}
          className="mt-3 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-start gap-2"
        >
          <Field label="Name" error={errorOf(index, "label")}>
            <Input maxLength={100} {...register(`links.${index}.label`)} />
          </Field>
          <Field label="Address" error={errorOf(index, "url")}>
            <Input type="url" inputMode="url" {...register(`links.${index}.url`)} />
          </Field>
          <IconButton
            label={`Remove link ${index + 1}`}
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            className="mt-7"
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < MOST && (
        <Button
          size="sm"
          className="mt-3"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => append({ label: "", url: "" })}
        >
          Add a link
        </Button>
      )}
    </fieldset>
  );
}
