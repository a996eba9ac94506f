import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/Button";
import { FilterDrawer } from "./FilterDrawer";
import { countFilters, noFilters, type SearchFilters, type SearchKind } from "./search-place";
import { useFilterWords } from "./use-filter-words";

type Props = {
  kind: SearchKind;
  filters: SearchFilters;
  onFilters: (filters: SearchFilters) => void;
};

/** The way to the filters, and in words what narrows the results now. */
export function FilterLine({ kind, filters, onFilters }: Props) {
  const [open, setOpen] = useState(false);
  const words = useFilterWords(filters);
  const count = countFilters(kind, filters);
  return (
    <div className="flex items-center gap-4 py-3">
      <Button
        size="sm"
        icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Filters, ${count}` : "Filters"}
      </Button>
      {words.length > 0 && (
        <p className="flex min-w-0 items-baseline gap-3 text-13">
          <span className="min-w-0 truncate text-muted" title={words.join(" · ")}>
            {words.join(" · ")}
          </span>
          <button
            type="button"
            className="shrink-0 rounded-mark text-action hover:underline"
            onClick={() => onFilters(noFilters)}
          >
            Clear
          </button>
        </p>
      )}
      <FilterDrawer
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
