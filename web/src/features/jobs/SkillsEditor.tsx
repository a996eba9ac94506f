import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { skillSearchQuery } from "@/lib/skills";
import { IconButton } from "@/ui/IconButton";
import { NumberInput } from "@/ui/NumberInput";
import { Select } from "@/ui/Select";
import { TagInput } from "@/ui/TagInput";
import type { DraftSkill } from "./job-form";

type Props = {
  value: DraftSkill[];
  onValueChange: (skills: DraftSkill[]) => void;
  onBlur: () => void;
};

const MAX = 40;

/** Skills by typing, each a must or nice to have, with the years it asks for. Musts stand first. */
export function SkillsEditor({ value, onValueChange, onBlur }: Props) {
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  const { data = [] } = useQuery(skillSearchQuery(text));
  const suggestions = text === "" ? [] : data;

  const inOrder = (skills: DraftSkill[]) =>
    skills.toSorted((a, b) => Number(a.importance === "nice") - Number(b.importance === "nice"));
  const change = (slug: string, edit: Partial<DraftSkill>) =>
    onValueChange(
      inOrder(value.map((skill) => (skill.slug === slug ? { ...skill, ...edit } : skill))),
    );
  const chosen = (slugs: string[]) => {
    const known = new Map(value.map((skill) => [skill.slug, skill]));
    onValueChange(
      inOrder(
        slugs.flatMap((slug) => {
          const before = known.get(slug);
          if (before) return [before];
          const match = data.find((skill) => skill.slug === slug);
          if (!match) return [];
          const { id, name } = match;
          return [{ skill_id: id, slug, name, importance: "must" as const, min_years: null }];
        }),
      ),
    );
  };
  const names = new Map([...data, ...value].map((skill) => [skill.slug, skill.name]));

  return (
    <div>
      <TagInput
        value={value.map((skill) => skill.slug)}
        onValueChange={chosen}
        onBlur={onBlur}
        onQueryChange={setTyped}
        suggestions={suggestions.map(({ slug, name, category }) => ({
          value: slug,
          label: name,
          note: category,
        }))}
        filtered
        max={MAX}
        placeholder="Rust, PostgreSQL"
        renderTag={(slug) => names.get(slug) ?? slug}
      />
      {value.length > 0 && (
        <ul aria-label="How each skill counts" className="mt-3 border-line border-t">
          {value.map((skill) => (
            <li
              key={skill.slug}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-line border-b py-2 md:grid-cols-[minmax(0,1fr)_160px_176px_auto]"
            >
              <bdi className="truncate font-semibold">{skill.name}</bdi>
              <IconButton
                label={`Remove ${skill.name}`}
                icon={<X size={16} strokeWidth={1.5} aria-hidden />}
                className="md:order-last"
                onClick={() => onValueChange(value.filter((one) => one.slug !== skill.slug))}
              />
              <Select
                // The list is one Field; each control in it has its own label.
                id={undefined}
                aria-label={`${skill.name} is`}
                value={skill.importance}
                options={[
                  { value: "must", label: "Must know" },
                  { value: "nice", label: "Nice to know" },
                ]}
                onChange={(event) =>
                  change(skill.slug, { importance: event.target.value as DraftSkill["importance"] })
                }
              />
              <NumberInput
                id={undefined}
                aria-label={`Years of ${skill.name}`}
                noun={`years of ${skill.name}`}
                unit="years"
                min={1}
                max={40}
                placeholder="any"
                value={skill.min_years}
                onValueChange={(min_years) =>
                  change(skill.slug, {
                    min_years: min_years === null ? null : Math.min(40, Math.max(1, min_years)),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
