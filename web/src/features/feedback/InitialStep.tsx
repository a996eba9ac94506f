import { quickFeedback } from "@/entities/survey/survey";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Textarea } from "@/ui/Textarea";

type Props = { text: string; onText: (text: string) => void; onDetailed: () => void };

/** A word about anything, or the way to the questions. */
export function InitialStep({ text, onText, onDetailed }: Props) {
  return (
    <div className="grid gap-6">
      <Field
        label={quickFeedback.componentName}
        hint={`${quickFeedback.question} Anything helps: what you looked for, what you expected, what happened.`}
      >
        <Textarea
          rows={4}
          data-autofocus
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        <p className="min-w-0 grow basis-52 text-13 text-muted">
          Or choose pages and answer questions about them. Each question takes a few seconds.
        </p>
        <Button onClick={onDetailed}>Answer questions</Button>
      </div>
    </div>
  );
}
