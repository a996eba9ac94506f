import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { MySkill, Skill } from "@/lib/database.types";
import { skillSearchQuery } from "@/lib/skills";
import { type SkillLevel, skillLevelLabels } from "@/lib/vocabulary.generated";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { NumberInput } from "@/ui/NumberInput";
import { Select } from "@/ui/Select";
import { TagInput } from "@/ui/TagInput";
import { fold } from "@/ui/tag-input-logic";
import { addSkill, changeSkill, deleteSkill, profileChanged, updateCachedProfile } from "./queries";
import { SkillProof } from "./SkillProof";
import { useDeletePart } from "./use-delete-part";

/** The server keeps no more. */
const MAX = 100;

const levels = [
  { value: "", label: "Level" },
  ...([1, 2, 3, 4] as const).map((level) => ({
    value: String(level),
    label: skillLevelLabels[level],
  })),
];

/** Skills one by one: each change is stored as it is made. */
export function SkillsEditor({ skills }: { skills: MySkill[] }) {
  const update = useOptimisticUpdate();
  const removePart = useDeletePart();

  /** Shows a change at once, stores it, and takes it back when it was refused. */
  const write = (change: (skills: MySkill[]) => MySkill[], store: () => Promise<void>) =>
    update({
      apply: () =>
        updateCachedProfile((profile) => ({ ...profile, skills: change(profile.skills) })),
      send: store,
      onSettled: profileChanged,
    });

  const add = (name: string) => {
    const clean = name.trim().replace(/\s+/g, " ").slice(0, 60);
    if (!clean || skills.some((skill) => fold(skill.name) === fold(clean))) return;
    const skill = { name: clean, level: null, years: null };
    void write(
      (all) => [...all, { ...skill, slug: null, proved: null, next: null }],
      () => addSkill(skill, skills.length),
    );
  };
  const change = (name: string, fields: Partial<Pick<Skill, "level" | "years">>) =>
    void write(
      (all) => all.map((skill) => (skill.name === name ? { ...skill, ...fields } : skill)),
      () => changeSkill(name, fields),
    );
  const remove = ({ name, level, years }: Skill, position: number) =>
    void removePart({
      what: name,
      without: (p) => ({ ...p, skills: p.skills.filter((skill) => skill.name !== name) }),
      remove: () => deleteSkill(name),
      restore: () => addSkill({ name, level, years }, position),
    });

  return (
    <>
      <SkillPicker full={skills.length >= MAX} onAdd={add} />
      <ul aria-label="Your skills" className="mt-4 border-line border-t empty:hidden">
        {skills.map((skill, position) => (
          <SkillLine
            key={skill.name}
            skill={skill}
            onChange={(fields) => change(skill.name, fields)}
            onRemove={() => remove(skill, position)}
          />
        ))}
      </ul>
    </>
  );
}

function SkillPicker({ full, onAdd }: { full: boolean; onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const { data = [] } = useQuery(skillSearchQuery(text));
  return (
    <Field
      label="Add a skill"
      hint={
        full
          ? `You've reached the limit of ${MAX} skills.`
          : "Press Enter to add. You can add skills that aren't in the list, but jobs can't require them."
      }
    >
      <TagInput
        value={[]}
        onValueChange={(chosen) => {
          const [name] = chosen;
          if (name) onAdd(name);
        }}
        suggestions={(text ? data : []).map(({ name, category }) => ({
          value: name,
          label: name,
          note: category,
        }))}
        filtered
        onQueryChange={setTyped}
        allowFree
        disabled={full}
        placeholder="Rust, PostgreSQL"
      />
    </Field>
  );
}

type LineProps = {
  skill: Skill;
  onChange: (fields: Partial<Pick<Skill, "level" | "years">>) => void;
  onRemove: () => void;
};

function SkillLine({ skill, onChange, onRemove }: LineProps) {
  // Years are stored when the box is left, not at every digit.
  const [years, setYears] = useState(skill.years);
  const [stored, setStored] = useState(skill.years);
  if (stored !== skill.years) {
    setStored(skill.years);
    setYears(skill.years);
  }
  const keepYears = (value: number | null) => {
    const next = value === null ? null : Math.min(70, Math.max(0, value));
    setYears(next);
    if (next !== skill.years) onChange({ years: next });
  };
  return (
    <li className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2">
      <span className="flex min-w-0 grow basis-40 items-center gap-2 max-md:basis-[calc(100%-60px)]">
        <bdi className="truncate">{skill.name}</bdi>
        <SkillProof skill={skill} />
      </span>
      <Select
        aria-label={`Level of ${skill.name}`}
        className="w-32 max-md:order-last max-md:grow"
        value={skill.level === null ? "" : String(skill.level)}
        options={levels}
        onChange={(event) =>
          onChange({
            level: event.target.value === "" ? null : (Number(event.target.value) as SkillLevel),
          })
        }
      />
      <NumberInput
        aria-label={`Years of ${skill.name}`}
        className="w-36! max-md:order-last"
        noun={`years of ${skill.name}`}
        unit="y"
        max={70}
        value={years}
        onValueChange={setYears}
        onBlur={() => keepYears(years)}
      />
      <IconButton
        label={`Remove ${skill.name}`}
        icon={<X size={16} strokeWidth={1.5} />}
        onClick={onRemove}
      />
    </li>
  );
}
