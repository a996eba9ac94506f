import { type RefObject, useState } from "react";
import { FilterButton } from "@/ui/FilterButton";
import { FilterSummary } from "@/ui/FilterSummary";
import { FilterText } from "@/ui/FilterText";
import { type BrowseFilters, countFilters, noFilters } from "./browse-filters";
import { fetchFilterDrawer, LateFilterDrawer } from "./LateFilterDrawer";
import { useBrowseFilterLabels } from "./use-browse-filter-labels";

type Props = {
  filters: BrowseFilters;
  onFilters: (filters: BrowseFilters) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** The text filter, the way to the others, and in a line what narrows the list now. */
export function FilterBar({ filters, onFilters, field }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="py-3">
      <div className="flex gap-2">
        <FilterText
          field={field}
          label="Filter jobs by text"
          placeholder="Title or keywords"
          restMs={350}
          text={filters.text}
          onText={(text) => onFilters({ ...filters, text })}
          className="min-w-0 grow"
        />
        <FilterButton
          count={countFilters(filters)}
          onNear={fetchFilterDrawer}
          onOpen={() => {
            fetchFilterDrawer();
            setOpen(true);
          }}
        />
      </div>
      <FilterSummary
        spread
        className="mt-2"
        words={useBrowseFilterLabels(filters)}
        onClear={() => onFilters({ ...noFilters, text: filters.text })}
      />
      <LateFilterDrawer
        open={open}
        onClose={() => setOpen(false)}
        filters={filters}
        onFilters={(next) => {
          setOpen(false);
          onFilters(next);
        }}
      />
    </div>
  );
}
