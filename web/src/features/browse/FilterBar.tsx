import { Search, SlidersHorizontal, X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/ui/Button";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import { KeyHint } from "@/ui/KeyHint";
import { type BrowseFilters, countFilters, noFilters } from "./browse-filters";
import { FilterDrawer } from "./FilterDrawer";
import { useFilterWords } from "./use-filter-words";

type Props = {
  filters: BrowseFilters;
  onFilters: (filters: BrowseFilters) => void;
  field: RefObject<HTMLInputElement | null>;
};

/** Typing narrows the list when the keys rest this long. */
const REST_MS = 350;

/** The text filter, the way to the others, and in a line what narrows the list now. */
export function FilterBar({ filters, onFilters, field }: Props) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(filters.text);
  const words = useFilterWords(filters);
  const count = countFilters(filters);

  // The address can change from outside: "back", or a cleared filter.
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

  return (
    <div className="py-3">
      <div className="flex gap-2">
        <Input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Filter jobs by text"
          aria-keyshortcuts="/"
          placeholder="Title or keywords"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") apply(typed);
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
                  apply("");
                  field.current?.focus();
                }}
              />
            )
          }
          className="min-w-0 grow"
        />
        <Button
          icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {count > 0 ? `Filters, ${count}` : "Filters"}
        </Button>
      </div>
      {words.length > 0 && (
        <p className="mt-2 flex items-baseline gap-3 text-13">
          <span className="min-w-0 grow truncate text-muted" title={words.join(" · ")}>
            {words.join(" · ")}
          </span>
          <button
            type="button"
            className="shrink-0 rounded-mark text-action hover:underline"
            onClick={() => onFilters({ ...noFilters, text: filters.text })}
          >
            Clear
          </button>
        </p>
      )}
      <FilterDrawer
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
