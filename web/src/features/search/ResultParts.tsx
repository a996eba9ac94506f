import { Marked } from "@/entities/marked/Marked";
import type { FoundSkill } from "@/lib/database.types";

const SHOWN = 8;

/** The skills in a line, those that were asked for first. */
export function FoundSkills({ skills, marks }: { skills: FoundSkill[]; marks: string[] }) {
  if (skills.length === 0) return null;
  const sorted = skills.toSorted((a, b) => Number(b.found) - Number(a.found));
  const more = sorted.length - SHOWN;
  return (
    <span className="mt-1 block text-13 text-muted">
      {sorted.slice(0, SHOWN).map(({ name, found }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <Marked text={name} marks={marks} whole={found} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </span>
  );
}

/** The place in the longer texts that was found, when nothing above says why the row is here. */
export function Snippet({ text, marks }: { text: string | null; marks: string[] }) {
  if (!text) return null;
  return (
    <span className="mt-1 block max-w-measure border-line-strong border-l-2 pl-3 text-13 text-muted">
      <Marked text={text} marks={marks} />
    </span>
  );
}
