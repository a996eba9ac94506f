import { useState } from "react";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { actionLabels } from "../words";
import { AuditExport } from "./AuditExport";
import type { AuditFilter } from "./queries";

type Props = {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
};

/** What, words of the reason, from when to when; about whom and by whom; and the way to a file. */
export function AuditFilters({ filter, onChange }: Props) {
  const [typed, setTyped] = useState(filter.text);
  return (
    <div className="flex flex-wrap items-end gap-3 py-4">
      <Select
        aria-label="Show"
        className="w-56 max-md:w-full"
        value={filter.action || "all"}
        options={[
          { value: "all", label: "Everything" },
          ...Object.entries(actionLabels).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => onChange({ action: target.value === "all" ? "" : target.value })}
      />
      <search className="block w-64 max-md:w-full">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onChange({ text: typed.trim() });
          }}
        >
          <Input
            type="search"
            aria-label="Words of the reason, then Enter"
            placeholder="Words of the reason, then Enter"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </search>
      <div className="flex gap-3">
        <Day label="From day" value={filter.since} onChange={(since) => onChange({ since })} />
        <Day label="To day" value={filter.until} onChange={(until) => onChange({ until })} />
      </div>
      <AuditExport filter={filter} />
      <Chosen label="by" id={filter.actor} onShowAll={() => onChange({ actor: "" })} />
      <Chosen label="about" id={filter.subject} onShowAll={() => onChange({ subject: "" })} />
    </div>
  );
}

function Day({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <Field label={label}>
      <Input
        type="date"
        min="2020-01-01"
        max="2100-12-31"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function Chosen({ label, id, onShowAll }: { label: string; id: string; onShowAll: () => void }) {
  if (!id) return null;
  return (
    <span className="flex min-h-11 items-center gap-2 text-13 text-muted">
      {label} <code className="font-mono text-12">{id.slice(0, 8)}</code>
      <Button variant="quiet" size="sm" onClick={onShowAll}>
        Show all
      </Button>
    </span>
  );
}
