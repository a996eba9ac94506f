import { useId } from "react";
import {
  type InterviewSeniority,
  interviewSeniorityValues,
  seniorityLabels,
} from "@/lib/vocabulary.generated";

type Props = { value: InterviewSeniority; onChange: (seniority: InterviewSeniority) => void };

/** Whose weights score the interview: four words side by side. Arrow keys move the choice. */
export function SeniorityChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Scored as</legend>
      <div className="grid grid-cols-4 rounded-control border border-line-field bg-raised max-md:grid-cols-2">
        {interviewSeniorityValues.map((one) => (
          <label
            key={one}
            className="relative flex min-h-9 cursor-pointer items-center justify-center px-2 text-muted transition-colors first:rounded-l-control last:rounded-r-control hover:text-ink has-checked:bg-action-tint has-checked:font-semibold has-checked:text-action has-focus-visible:outline-2 has-focus-visible:outline-action max-md:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {seniorityLabels[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
