import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { suggestionsQuery } from "@/features/search/queries";
import type { Suggestion } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useDebounced } from "@/lib/use-debounced";

/** Offers are asked for when the keys rest this long. */
const REST_MS = 150;

/** A suggestion and where it leads. */
export type Offer = Suggestion & { href: string };

/** What is offered for what is typed, and which of it is chosen; -1 is the text itself. */
export function useSuggestions(typed: string, focused: boolean) {
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

  const query = suggestionsQuery(focused && dismissed !== typed ? rested : "");
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData });
  const offered: Offer[] =
    wanted === "" ? [] : (data ?? []).map((one) => ({ ...one, href: addressOf(one) }));
  return {
    offered,
    listed: focused && dismissed !== typed && offered.length > 0,
    active,
    setActive,
    /** Puts the list away until something else is typed, or `wake`. */
    dismiss: () => {
      setDismissed(typed);
      setActive(-1);
    },
    wake: () => setDismissed(null),
  };
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
