import type { Completeness } from "@/lib/database.types";
import { Meter } from "@/ui/Meter";
import { nextStep } from "./completeness";

type Props = { completeness: Completeness; onStep: (edit: string) => void };

/** How complete the profile is and the next step, which it opens. */
export function CompletenessBlock({ completeness, onStep }: Props) {
  const { percent, step } = nextStep(completeness);
  if (!step) return null;
  return (
    <section aria-label="How complete your profile is">
      <Meter label="Profile" value={percent} max={100} text={`${percent} % complete`} />
      <p className="mt-2 text-13 text-muted">
        Next step:{" "}
        <button
          type="button"
          onClick={() => onStep(step.edit)}
          className="rounded-mark text-left text-action hover:underline"
        >
          {step.label}
        </button>
      </p>
    </section>
  );
}
