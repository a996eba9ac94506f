import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { skillSearchQuery } from "@/lib/skills";
import { TagInput } from "@/ui/TagInput";

type Props = {
  value: string[];
  onValueChange: (value: string[]) => void;
  onBlur: () => void;
};

/** Skills by typing, with the server's list as suggestions; what is not in it may be added as it is. */
export function SkillsInput({ value, onValueChange, onBlur }: Props) {
  const [typed, setTyped] = useState("");
  const text = useDeferredValue(typed.trim());
  // Never the suggestions of an earlier word: Enter takes the first one.
  const { data = [] } = useQuery(skillSearchQuery(text));
  const suggestions = text === "" ? [] : data;
  return (
    <TagInput
      value={value}
      onValueChange={onValueChange}
      onBlur={onBlur}
      onQueryChange={setTyped}
      suggestions={suggestions.map(({ name, category }) => ({
        value: name,
        label: name,
        note: category,
      }))}
      filtered
      allowFree
      max={100}
      placeholder="Rust, PostgreSQL, …"
    />
  );
}
