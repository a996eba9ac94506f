import type { ShownInterview } from "@/lib/database.types";
import { seniorityWords } from "@/lib/vocabulary";
import { DimensionLevels } from "./DimensionLevels";
import { choiceText, decidedBy } from "./shown";

/** An interview as others see it: on what, by whom it was decided, the seven levels, and what held them down. */
export function ShownLevels({ interview }: { interview: ShownInterview }) {
  const { seniority, problem, dimensions, caps } = interview;
  const about = [
    `Scored as ${seniorityWords[seniority].toLowerCase()}`,
    problem && `on “${problem}”`,
  ].filter(Boolean);
  const rest = [decidedBy(interview), choiceText(interview)].filter(Boolean).join(", ");
  return (
    <>
      <p className="mb-3 max-w-measure text-muted">
        <bdi>{about.join(" ")}</bdi>; {rest}.
      </p>
      {dimensions.length > 0 && <DimensionLevels dimensions={dimensions} />}
      {caps.length > 0 && (
        <ul className="mt-3 grid gap-1 text-13 text-muted">
          {caps.map(({ id, title }) => (
            <li key={id}>Capped: {title}.</li>
          ))}
        </ul>
      )}
    </>
  );
}
