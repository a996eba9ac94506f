import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Section } from "@/ui/Page";
import { Textarea } from "@/ui/Textarea";
import type { GuessValues } from "./guess-form";

type Props = { form: UseFormReturn<GuessValues>; origins: Record<string, string> };

const fields = [
  { name: "name", label: "Full name", pointer: "/basics/name", max: 120 },
  { name: "label", label: "Headline", pointer: "/basics/label", max: 160 },
  { name: "location", label: "Location", pointer: "/basics/location", max: 120 },
] as const;

/** Who it is, as it was read. */
export function CheckBasics({ form, origins }: Props) {
  const { errors } = form.formState;
  return (
    <Section title="About you">
      <div className="grid gap-4">
        {fields.map(({ name, label, pointer, max }) => (
          <Field
            key={name}
            label={label}
            optional="unsaid"
            error={errors[name]?.message}
            hint={<Origin text={origins[pointer]} />}
          >
            <Input maxLength={max} {...form.register(name)} />
          </Field>
        ))}
        <Field label="About" optional="unsaid" error={errors.summary?.message}>
          <Textarea rows={5} {...form.register("summary")} />
        </Field>
      </div>
    </Section>
  );
}

/** The line that a value was read from. */
export function Origin({ text }: { text: string | undefined }) {
  if (!text) return <>Not found in the file.</>;
  return (
    <>
      Read from <q dir="auto">{text.replaceAll("\t", " ")}</q>
    </>
  );
}
