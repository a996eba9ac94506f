import { Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import type { CompanyDetailsForm } from "./schemas";

const most = 10;

/** Named links of the company, each on a line of two fields. */
export function LinksInput({ form }: { form: UseFormReturn<CompanyDetailsForm> }) {
  const { register, control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "links" });
  const errors = formState.errors.links;
  const group = useRef<HTMLFieldSetElement>(null);
  const removeAt = (index: number) => {
    // Drawn first: the link that moved up takes the focus of the one that is gone, else the button that adds one.
    flushSync(() => remove(index));
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>("[data-act]") ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
  };
  return (
    <fieldset ref={group}>
      <legend className="font-semibold">
        Links <span className="text-13 font-normal text-muted">optional</span>
      </legend>
      {fields.map((entry, index) => (
        <fieldset
          key={entry.id}
          aria-label={`Link ${index + 1}`}
          className="mt-3 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] items-start gap-2"
        >
          <Field label="Name" error={errors?.[index]?.label?.message}>
            <Input maxLength={60} {...register(`links.${index}.label`)} />
          </Field>
          <Field label="Address" error={errors?.[index]?.url?.message}>
            <Input type="url" inputMode="url" {...register(`links.${index}.url`)} />
          </Field>
          <IconButton
            label={`Remove link ${index + 1}`}
            icon={<X size={16} strokeWidth={1.5} />}
            className="mt-7"
            data-act="remove"
            onClick={() => removeAt(index)}
          />
        </fieldset>
      ))}
      {fields.length < most && (
        <Button
          size="sm"
          className="mt-3"
          icon={<Plus size={16} strokeWidth={1.5} />}
          data-act="add"
          onClick={() => append({ label: "", url: "" })}
        >
          Add a link
        </Button>
      )}
    </fieldset>
  );
}
