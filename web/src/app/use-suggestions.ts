import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { suggestionsQuery } from "@/features/search/box";
import type { Suggestion } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useDebounced } from "@/lib/use-debounced";
import type { PaletteGroup, PaletteRun } from "./palette/entries";

/** Offers are asked for when the keys rest this long. */
const REST_MS = 150;

/** Something beneath the box, and where it leads or what it does. */
export type Offer = {
  group: "Suggestions" | PaletteGroup;
  label: string;
  marks: Suggestion["marks"];
  note: string | null;
  /** What it is, where its group doesn't say so. */
  kind: string | null;
} & ({ href: string } | { run: PaletteRun });

const kindNotes: Record<Suggestion["kind"], string> = {
  skill: "Skill",
  title: "Job title",
  company: "Company",
  person: "Person",
};

/**
 * What is offered for what is typed, followed by `more`, and which of it is chosen; -1 is the text itself. Where nothing
 * can be searched, only `more` is offered, and its first match is chosen.
 */
export function useSuggestions(
  typed: string,
  focused: boolean,
  { more, searches }: { more: Offer[]; searches: boolean },
) {
  const wanted = typed.trim();
  const rested = useDebounced(wanted, REST_MS);
  const [active, setActive] = useState(-1);
  /** The text for which the list was sent away. */
  const [dismissed, setDismissed] = useState<string | null>(typed);

  // Another text: nothing of the list is chosen.
  const [seen, setSeen] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    setActive(-1);
  }

  const query = suggestionsQuery(searches && focused && dismissed !== typed ? rested : "");
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const suggested = wanted === "" ? [] : (data ?? []).map(offerOf);
  const offered = [...suggested, ...more];
  // Without a search the text itself leads nowhere.
  const lowest = searches || wanted === "" ? -1 : 0;
  const chosen = Math.max(active, lowest);
  return {
    offered,
    listed: focused && dismissed !== typed && offered.length > 0,
    active: chosen,
    setActive,
    /** Chooses the next one down or up, around the ends. */
    step: (by: 1 | -1) => {
      const places = offered.length - lowest;
      setActive(lowest + ((chosen - lowest + by + places) % places));
    },
    /** Puts the list away until something else is typed, or `wake`. */
    dismiss: () => {
      setDismissed(typed);
      setActive(-1);
    },
    wake: () => setDismissed(null),
  };
}

function offerOf(one: Suggestion): Offer {
  const { label, marks, kind } = one;
  const note = one.note ?? null;
  return { group: "Suggestions", label, marks, note, kind: kindNotes[kind], href: addressOf(one) };
}

function addressOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "skill":
      return paths.searchFor(suggestion.label);
    case "title":
      return paths.searchFor(suggestion.label, "jobs");
    case "company":
      return paths.company(suggestion.slug);
    case "person":
      return paths.user(suggestion.slug);
  }
}
