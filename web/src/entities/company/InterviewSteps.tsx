import type { InterviewStep } from "@/lib/database.types";
/** How a company interviews, step by step. */
export function InterviewSteps({ steps }: { steps: InterviewStep[] }) {
  return (
    <ol className="border-line border-t">
      {steps.map((step, index) => (
        <li
          key={`${step.title} ${step.description}`}
          className="flex gap-3 border-line border-b py-2.5"
        >
          <span className="w-5 shrink-0 font-mono text-12 leading-[22px] text-muted">
            {index + 1}
          </span>
          <span className="min-w-0 grow">
            <bdi className="font-semibold">{step.title}</bdi>
            {step.description && (
              <span dir="auto" className="block text-muted">
                {step.description}
              </span>
            )}
          </span>
          {step.duration_minutes !== null && (
            <span className="shrink-0 text-13 text-muted">{step.duration_minutes} min</span>
          )}
        </li>
      ))}
    </ol>
  );
}
