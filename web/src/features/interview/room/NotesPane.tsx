import type { Rubric } from "@/entities/interview/answer";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";
import { OtherDeviceNotice } from "./OtherDeviceNotice";
import type { PartSaving } from "./use-part";

/** The server takes no more. */
const MOST = 10_000;
const NEARLY = 9_000;

type Props = { phase: Rubric["phases"][number]; part: PartSaving<string>; rows?: number };

/** What one writes down in a phase. */
export function NotesPane({ phase, part, rows = 14 }: Props) {
  const { value, set } = part;
  return (
    <div className="max-w-reading">
      <OtherDeviceNotice what="These notes" part={part} textOf={(mine) => mine}>
        {(mine) => (
          <p dir="auto" className="whitespace-pre-wrap">
            {mine}
          </p>
        )}
      </OtherDeviceNotice>
      <p className="mb-3 text-muted">{phase.hint}</p>
      <Field
        label={`Notes: ${phase.title}`}
        optional="unsaid"
        aside={
          value.length > NEARLY
            ? `${value.length.toLocaleString()} of ${MOST.toLocaleString()} characters`
            : undefined
        }
      >
        <Textarea
          dir="auto"
          rows={rows}
          maxLength={MOST}
          value={value}
          onChange={(event) => set(event.target.value)}
          className="max-h-none text-16"
        />
      </Field>
    </div>
  );
}
