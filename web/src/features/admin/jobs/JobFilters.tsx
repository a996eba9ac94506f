import { useState } from "react";
import { jobStatusLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";

/** What the list can show, by the name in the address. */
export const shownLabels = {
  reported: "Reported",
  taken_down: "Taken down",
  all: "All jobs",
  ...jobStatusLabels,
};

type Show = keyof typeof shownLabels;

type Props = {
  text: string;
  show: Show;
  company: string | null;
  onChange: (change: { q?: string; show?: string; company?: string }) => void;
};

/** Words, and which jobs; and the way out of one company's jobs. */
export function JobFilters({ text, show, company, onChange }: Props) {
  const [typed, setTyped] = useState(text);
  return (
    <div className="flex flex-wrap items-end gap-3 py-4">
      <search className="block grow basis-72">
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            // Who looks for a job means any, reported or not.
            onChange({ q: typed.trim(), ...(typed.trim() !== "" && { show: "all" }) });
          }}
        >
          <Input
            type="search"
            aria-label="Find jobs by title, address or ID"
            placeholder="Title, address or ID"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">Find</Button>
        </form>
      </search>
      <Select
        aria-label="Which jobs"
        className="w-56 max-md:w-full"
        value={show}
        options={Object.entries(shownLabels).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange({ show: target.value })}
      />
      {company && (
        <span className="flex min-h-11 items-center gap-2 text-13 text-muted">
          of one company
          <Button variant="quiet" size="sm" onClick={() => onChange({ company: "" })}>
            Show all
          </Button>
        </span>
      )}
    </div>
  );
}
