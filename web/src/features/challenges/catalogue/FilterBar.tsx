import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { choices } from "@/lib/vocabulary";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import { KeyHint } from "@/ui/KeyHint";
import { Select } from "@/ui/Select";
import { difficultyWords, standingWords, topicWords } from "../words";
import { type Filters, readFilters } from "./filters";

type Props = {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** The address follows the typing when the keys rest this long. */
const REST_MS = 200;

/** Text, topic, difficulty and state, all in sight. */
export function FilterBar({ filters, onFilters, field }: Props) {
  const [typed, setTyped] = useState(filters.text);
  // The address can change from outside: "back", or a dropped filter.
  const [shown, setShown] = useState(filters.text);
  if (shown !== filters.text) {
    setShown(filters.text);
    if (typed.trim() !== filters.text) setTyped(filters.text);
  }
  const apply = useEffectEvent((text: string) => {
    if (text.trim() !== filters.text) onFilters({ ...filters, text: text.trim() });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const choose = (name: "topic" | "difficulty" | "state", value: string) => {
    // Read as an address is, so that only what is known comes in.
    const one = readFilters(new URLSearchParams({ [name]: value }));
    onFilters({ ...filters, [name]: one[name] });
  };

  return (
    <search aria-label="Filter challenges" className="flex flex-wrap gap-2 py-4">
      <Input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Filter challenges by text"
        aria-keyshortcuts="/"
        placeholder="Title, tag or words"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
        before={<Search size={16} strokeWidth={1.5} />}
        after={
          typed === "" ? (
            <KeyHint keys="/" />
          ) : (
            <IconButton
              label="Clear the text"
              icon={<X size={16} strokeWidth={1.5} />}
              className="-mr-2.5"
              onClick={() => {
                setTyped("");
                field.current?.focus();
              }}
            />
          )
        }
        className="min-w-0 grow basis-64 max-md:basis-full"
      />
      <Choice
        label="Topic"
        all="All topics"
        words={topicWords}
        value={filters.topic}
        onChoose={(value) => choose("topic", value)}
      />
      <Choice
        label="Difficulty"
        all="Any difficulty"
        words={difficultyWords}
        value={filters.difficulty}
        onChoose={(value) => choose("difficulty", value)}
      />
      <Choice
        label="State"
        all="Passed or not"
        words={standingWords}
        value={filters.state}
        onChoose={(value) => choose("state", value)}
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
