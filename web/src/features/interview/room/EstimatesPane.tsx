import { Plus } from "lucide-react";
import type { Computed, EstimateRow, Problem } from "@/entities/interview/answer";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import {
  errorText,
  MOST_FORMULA,
  MOST_ROWS,
  quantitiesLeft,
  unitText,
  withRow,
  withRowChanged,
} from "./estimate-rows";
import { OtherDeviceNotice } from "./OtherDeviceNotice";
import type { PartSaving } from "./use-part";

type Props = {
  problem: Problem;
  part: PartSaving<EstimateRow[]>;
  /** What the server made of the rows as last saved. */
  computed: Computed[];
};

/** Figures as sums that can be followed: the server computes them, with their units. */
export function EstimatesPane({ problem, part, computed }: Props) {
  const { value: rows, set } = part;
  const left = quantitiesLeft(rows, problem);
  const isFull = rows.length >= MOST_ROWS;
  const titleOf = ({ quantity, label }: EstimateRow) =>
    problem.quantities.find(({ id }) => id === quantity)?.title ?? (label || "Your own estimate");
  return (
    <section aria-label="Estimates" className="max-w-reading">
      <OtherDeviceNotice
        what="The estimates"
        part={part}
        textOf={(mine) => mine.map((row) => `${titleOf(row)}: ${row.formula}`).join("\n")}
      >
        {(mine) => (
          <ul className="grid gap-1">
            {mine.map((row) => (
              <li key={row.id}>
                {titleOf(row)}: <code>{row.formula || "nothing yet"}</code>
              </li>
            ))}
          </ul>
        )}
      </OtherDeviceNotice>
      <p className="mb-4 max-w-measure text-muted">
        Enter the formula, not only the result: <code>50 million users * 2 posts / day</code>,{" "}
        <code>400/s * 2 KB * 5 years</code>. A month has 30 days, a KB 1,000 bytes.
      </p>
      <ul className="border-line border-t">
        {rows.map((row) => (
          <EstimateLine
            key={row.id}
            row={row}
            title={titleOf(row)}
            unit={problem.quantities.find(({ id }) => id === row.quantity)?.unit ?? null}
            computed={computed.find(({ id }) => id === row.id) ?? null}
            isComputed={part.state.phase === "saved"}
            onRow={(patch) => set(withRowChanged(rows, row.id, patch))}
            onRemove={() => set(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ul>
      {!isFull && (
        <div className="flex flex-wrap gap-2 pt-4">
          {left.map((quantity) => (
            <Button
              key={quantity.id}
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => set(withRow(rows, quantity.id))}
              className="max-w-full"
            >
              {quantity.title}
            </Button>
          ))}
          <Button
            variant={left.length > 0 ? "quiet" : "secondary"}
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => set(withRow(rows, null))}
          >
            Your own estimate
          </Button>
        </div>
      )}
    </section>
  );
}

type LineProps = {
  row: EstimateRow;
  title: string;
  /** The quantity of the problem; null for the candidate's own estimate. */
  unit: string | null;
  computed: Computed | null;
  /** Whether `computed` is of what stands here. */
  isComputed: boolean;
  onRow: (patch: Partial<EstimateRow>) => void;
  onRemove: () => void;
};

function EstimateLine({ row, title, unit, computed, isComputed, onRow, onRemove }: LineProps) {
  const error = isComputed && computed ? errorText(row.formula, computed) : undefined;
  const isEmpty = row.formula.trim() === "";
  return (
    <li aria-label={title} className="grid gap-2 border-line border-b py-3">
      {row.quantity === null && (
        <Field label="Name" optional="unsaid">
          <Input
            value={row.label}
            maxLength={80}
            onChange={(event) => onRow({ label: event.target.value })}
          />
        </Field>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 md:grid-cols-[minmax(0,1fr)_11rem_auto]">
        <Field
          label={row.quantity === null ? `Formula for ${title}` : title}
          hint={unit === null ? undefined : `Unit: ${unitText(unit)}.`}
          error={error}
          optional="unsaid"
          className="max-md:col-span-2"
        >
          <Input
            value={row.formula}
            maxLength={MOST_FORMULA}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            className="font-mono"
            onChange={(event) => onRow({ formula: event.target.value })}
          />
        </Field>
        <output
          aria-label={`Result of ${title}`}
          className="min-h-9 content-center font-mono text-16 tabular-nums md:mt-7 md:text-right"
        >
          {isEmpty ? (
            <span className="text-muted text-14">nothing yet</span>
          ) : !isComputed ? (
            <span className="text-muted text-14">computing</span>
          ) : (
            <span className={error ? "text-muted" : undefined}>{computed?.text ?? "no value"}</span>
          )}
        </output>
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
          className="md:mt-8"
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
