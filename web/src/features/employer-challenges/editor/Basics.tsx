import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { MarkdownField } from "@/ui/MarkdownField";
import { NumberInput } from "@/ui/NumberInput";
import { Select } from "@/ui/Select";
import type { PartProps } from "./part";
import { problemAt } from "./problem-words";

const difficulties = [
  { value: "easy", label: "Easy" },
  { value: "medium", label: "Medium" },
  { value: "hard", label: "Hard" },
  { value: "expert", label: "Expert" },
];

/** What every kind has: title, statement, how hard and how long. */
export function Basics({ document, set, problems }: PartProps) {
  return (
    <div className="grid gap-5">
      <Field label="Title" error={problemAt(problems, "/title")}>
        <Input
          value={document.title}
          maxLength={120}
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <Field label="Difficulty" error={problemAt(problems, "/difficulty")} className="w-44">
          <Select
            value={document.difficulty ?? ""}
            placeholder="Choose"
            options={difficulties}
            onChange={(event) => set({ difficulty: event.target.value })}
          />
        </Field>
        <Field
          label="Usually takes"
          optional
          hint="Your estimate in minutes."
          error={problemAt(problems, "/minutes")}
        >
          <NumberInput
            noun="minutes"
            unit="min"
            step={5}
            min={5}
            max={480}
            value={document.minutes ?? null}
            onValueChange={(minutes) => set({ minutes: minutes ?? undefined })}
          />
        </Field>
      </div>
      <MarkdownField
        label="Statement"
        hint="Describe the input, the output, edge cases and an example. Markdown supported."
        error={problemAt(problems, "/statement")}
        text={document.statement ?? ""}
        defaultValue={document.statement ?? ""}
        onChange={(event) => set({ statement: event.target.value })}
      />
    </div>
  );
}
