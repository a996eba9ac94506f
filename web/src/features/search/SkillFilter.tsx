import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TagInput } from "@/ui/TagInput";
import { skillNamesQuery, skillSearchQuery } from "./filter-queries";

type Props = { value: string[]; onValueChange: (slugs: string[]) => void };

/** Known skills by name or alias; the value is their slugs. */
export function SkillFilter({ value, onValueChange }: Props) {
  const [typed, setTyped] = useState("");
  const { data: found = [] } = useQuery(skillSearchQuery(typed.trim()));
  const { data: names = [] } = useQuery(skillNamesQuery(value));
  const known = new Map([...found, ...names].map(({ slug, name }) => [slug, name]));
  return (
    <TagInput
      value={value}
      onValueChange={onValueChange}
      suggestions={found.map(({ slug, name, category }) => ({
        value: slug,
        label: name,
        note: category,
      }))}
      filtered
      onQueryChange={setTyped}
      max={10}
      placeholder="Rust, PostgreSQL"
      renderTag={(slug) => known.get(slug) ?? slug}
    />
  );
}
