import { useState } from "react";
import { FilterButton } from "@/ui/FilterButton";
import { FilterSummary } from "@/ui/FilterSummary";
import { SearchFilterDrawer } from "./SearchFilterDrawer";
import { countFilters, noFilters, type ResultKind, type SearchFilters } from "./search-place";
import { useSearchFilterLabels } from "./use-search-filter-labels";

type Props = {
  kind: ResultKind;
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
};

/** The way to the filters, and in words what narrows the results now. */
export function FilterLine({ kind, filters, onFilters }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-4 py-3">
      <FilterButton size="sm" count={countFilters(kind, filters)} onOpen={() => setOpen(true)} />
      <FilterSummary words={useSearchFilterLabels(filters)} onClear={() => onFilters(noFilters)} />
      <SearchFilterDrawer
        open={open}
        onClose={() => setOpen(false)}
        kind={kind}
        filters={filters}
        onFilters={(next) => {
          setOpen(false);
          onFilters(next);
        }}
      />
    </div>
  );
}
