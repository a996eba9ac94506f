import { Controller, type UseFormReturn } from "react-hook-form";
import { Field } from "@/ui/Field";
import { Section } from "@/ui/Page";
import { TagInput } from "@/ui/TagInput";
import type { GuessValues } from "./guess-form";

/** Skills as they were read. A level that the file names stays with its skill. */
export function CheckSkills({ form }: { form: UseFormReturn<GuessValues> }) {
  return (
    <Section title="Skills">
      <Controller
        control={form.control}
        name="skills"
        render={({ field: { value, onChange, onBlur } }) => {
          const levelled = value.filter(({ level }) => level !== "");
          return (
            <Field
              label="Skills"
              optional="unsaid"
              aside={`${value.length} found`}
              hint={
                levelled.length > 0
                  ? `With levels from the file: ${levelled.map(({ name, level }) => `${name} (${level})`).join(", ")}`
                  : "Press Enter or comma to add one."
              }
            >
              <TagInput
                value={value.map(({ name }) => name)}
                onValueChange={(names) =>
                  onChange(
                    names.map((name) => ({
                      name,
                      level: value.find((known) => known.name === name)?.level ?? "",
                    })),
                  )
                }
                onBlur={onBlur}
                onQueryChange={() => undefined}
                suggestions={[]}
                filtered
                allowFree
                max={100}
              />
            </Field>
          );
        }}
      />
    </Section>
  );
}
