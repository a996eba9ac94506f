import type { RefObject } from "react";
import { choices } from "@/lib/vocabulary";
import { difficultyLabels, languageLabels, topicLabels } from "@/lib/vocabulary.generated";
import { FilterText } from "@/ui/FilterText";
import { Select } from "@/ui/Select";
import { standingLabels } from "../words";
import { type Filters, orderLabels, readFilters } from "./filters";

type Props = {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Text, topic, difficulty, language, state and order, all in sight. */
export function FilterBar({ filters, onFilters, field }: Props) {
  const choose = (name: "topic" | "difficulty" | "language" | "state" | "order", value: string) => {
    // Read as an address is, so that only what is known comes in.
    const one = readFilters(new URLSearchParams({ [name === "order" ? "sort" : name]: value }));
    onFilters({ ...filters, [name]: one[name] });
  };

  return (
    <search aria-label="Filter challenges" className="flex flex-wrap gap-2 py-4">
      <FilterText
        field={field}
        label="Filter challenges by text"
        placeholder="Title, tag or words"
        restMs={200}
        text={filters.text}
        onText={(text) => onFilters({ ...filters, text })}
        className="min-w-0 grow basis-64 max-md:basis-full"
      />
      <Choice
        label="Topic"
        all="All topics"
        words={topicLabels}
        value={filters.topic}
        onChoose={(value) => choose("topic", value)}
      />
      <Choice
        label="Difficulty"
        all="Any difficulty"
        words={difficultyLabels}
        value={filters.difficulty}
        onChoose={(value) => choose("difficulty", value)}
      />
      <Choice
        label="Language"
        all="Any language"
        words={languageLabels}
        value={filters.language}
        onChoose={(value) => choose("language", value)}
      />
      <Choice
        label="State"
        all="Passed or not"
        words={standingLabels}
        value={filters.state}
        onChoose={(value) => choose("state", value)}
      />
      <Choice
        label="Sort"
        all="Recommended"
        words={orderLabels}
        value={filters.order}
        onChoose={(value) => choose("order", value)}
      />
    </search>
  );
}

type ChoiceProps = {
  label: string;
  /** The words for no filter. */
  all: string;
  words: Record<string, string>;
  value: string | null;
  onChoose: (value: string) => void;
};

function Choice({ label, all, words, value, onChoose }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ""}
      onChange={(event) => onChoose(event.target.value)}
      options={[{ value: "", label: all }, ...choices(words)]}
      className="max-md:grow max-md:basis-[40%]"
    />
  );
}
