import { useState } from "react";
import { accountStateLabels, roleLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import type { PeopleFilter } from "./queries";

export const roles = { ...roleLabels, staff: "Staff" };

type Change = { q?: string; role?: string; state?: string; company?: string };

type Props = {
  filter: PeopleFilter;
  onChange: (change: Change) => void;
};

const optionsOf = (all: string, labels: Record<string, string>) => [
  { value: "", label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

/** Words, role and state; and the way out of a company's people. */
export function PeopleFilters({ filter, onChange }: Props) {
  const [typed, setTyped] = useState(filter.text);
  return (
    <div className="flex flex-wrap items-end gap-3 py-4">
      <search className="block grow basis-72">
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ q: typed.trim() });
          }}
        >
          <Input
            type="search"
            aria-label="Find people by name, email address, profile address or ID"
            placeholder="Name, email, profile or ID"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">Find</Button>
        </form>
      </search>
      <Select
        aria-label="Role"
        className="w-44 max-md:w-full"
        value={filter.role ?? ""}
        options={optionsOf("All roles", roles)}
        onChange={({ target }) => onChange({ role: target.value })}
      />
      <Select
        aria-label="State"
        className="w-56 max-md:w-full"
        value={filter.state ?? ""}
        options={optionsOf("All states", accountStateLabels)}
        onChange={({ target }) => onChange({ state: target.value })}
      />
      {filter.company && (
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
