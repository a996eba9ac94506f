import type { SearchPage } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { keysOf } from "@/lib/vocabulary";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { TextLink } from "@/ui/TextLink";
import {
  countFilters,
  kindLabels,
  noFilters,
  type ResultKind,
  type SearchFilters,
  type SearchPlace,
  writePlace,
} from "./search-place";

type Props = {
  place: SearchPlace;
  kind: ResultKind;
  counts: SearchPage["counts"];
  onFilters: (filters: SearchFilters) => void;
};

/** Nothing of this kind: which other kind has something, or what to change. */
export function NoResults({ place, kind, counts, onFilters }: Props) {
  if (countFilters(kind, place.filters) > 0) {
    return (
      <EmptyState
        title={`No ${kindLabels[kind].toLowerCase()} match these filters`}
        action={<Button onClick={() => onFilters(noFilters)}>Clear filters</Button>}
      >
        Clear the filters to see more results.
      </EmptyState>
    );
  }
  const others = keysOf(kindLabels).filter((one) => one !== kind && (counts?.[one] ?? 0) > 0);
  return (
    <EmptyState
      title={`No ${kindLabels[kind].toLowerCase()} found`}
      action={others.map((one) => (
        <TextLink key={one} href={paths.search + writePlace({ ...place, kind: one })}>
          See {kindLabels[one].toLowerCase()} instead
        </TextLink>
      ))}
    >
      {others.length === 0 && "Try fewer words, a skill, or the first letters of a word."}
    </EmptyState>
  );
}
