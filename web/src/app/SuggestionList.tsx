import { Marked } from "@/entities/marked/Marked";
import type { Suggestion } from "@/lib/database.types";
import { cx } from "@/ui/cx";
import type { Offer } from "./use-suggestions";

const kindNotes: Record<Suggestion["kind"], string> = {
  skill: "Skill",
  title: "Job title",
  company: "Company",
  person: "Person",
};

type Props = {
  id: string;
  suggestions: Offer[];
  listed: boolean;
  /** -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onTake: (offer: Offer) => void;
};

/** The listbox under the search box. The focus stays in the box. */
export function SuggestionList({ id, suggestions, listed, active, onActive, onTake }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!listed}
      className="layer-box absolute inset-x-0 top-full z-layer mt-1.5 max-h-96 md:max-lg:left-auto md:max-lg:w-96 overflow-y-auto p-1.5"
    >
      {suggestions.map((one, index) => (
        <div
          key={`${one.kind} ${one.href}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the blur, which would close the list under the finger.
          onPointerDown={(event) => {
            event.preventDefault();
            if (event.button === 0) onTake(one);
          }}
          onPointerEnter={() => onActive(index)}
          className={cx(
            "flex min-h-9 cursor-pointer items-center gap-3 rounded-tag px-2.5 max-md:min-h-11",
            index === active && "bg-line",
          )}
        >
          <span className="min-w-0 grow truncate">
            <Marked text={one.label} marks={one.marks} />
            {one.note && (
              <span className="text-13 text-muted">
                {" · "}
                <bdi>{one.note}</bdi>
              </span>
            )}
          </span>
          <span className="shrink-0 text-12 text-muted">{kindNotes[one.kind]}</span>
        </div>
      ))}
    </div>
  );
}
