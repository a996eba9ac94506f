import { cx } from "@/ui/cx";
import { Tag } from "@/ui/Tag";
import type { AnswerRecord } from "./AnswerText";
import type { Computed, EstimateRow, Quantity } from "./answer";
import type { Spot } from "./spot";
import { figureText } from "./words";

type Props = { record: AnswerRecord; spot: Spot | null };

/** Each quantity with the sums that were made for it, what they give, and the range that was expected. */
export function EstimatesView({ record: { answer, quantities, computed }, spot }: Props) {
  const own = answer.estimates.filter(
    ({ quantity }) => !quantities.some(({ id }) => id === quantity),
  );
  const sums = (rows: EstimateRow[], quantity?: Quantity) =>
    rows.map((row) => (
      <Sum
        key={row.id}
        row={row}
        computed={computed.find(({ id }) => id === row.id)}
        quantity={quantity}
        isMeant={spot?.estimate === row.id}
      />
    ));
  return (
    <ul className="border-line border-t">
      {quantities.map((one) => {
        const rows = answer.estimates.filter(({ quantity }) => quantity === one.id);
        return (
          <li key={one.id} className="border-line border-b py-3">
            <p className="font-semibold">{one.title}</p>
            {rows.length > 0 ? (
              <ul className="grid gap-1 py-1">{sums(rows, one)}</ul>
            ) : (
              <p className="py-1 text-muted">Not estimated.</p>
            )}
            {one.low !== undefined && one.high !== undefined && (
              <p className="text-13 text-muted">
                Expected {figureText(one.low, one.unit)} to {figureText(one.high, one.unit)}.{" "}
                {one.reason}
              </p>
            )}
          </li>
        );
      })}
      {own.length > 0 && (
        <li className="border-line border-b py-3">
          <p className="font-semibold">Other figures</p>
          <ul className="grid gap-1 py-1">{sums(own)}</ul>
        </li>
      )}
    </ul>
  );
}

type SumProps = {
  row: EstimateRow;
  computed: Computed | undefined;
  quantity: Quantity | undefined;
  isMeant: boolean;
};

function Sum({ row, computed, quantity, isMeant }: SumProps) {
  const outside = computed?.error ? null : isOutside(computed?.value, quantity);
  return (
    <li
      className={cx(
        "flex flex-wrap items-baseline gap-x-3 gap-y-0.5 font-mono text-13",
        isMeant && "bg-proof-tint",
      )}
    >
      {row.label && <bdi className="font-sans">{row.label}</bdi>}
      <bdi className="break-all">{row.formula || "no formula"}</bdi>
      {computed?.text && <span>= {computed.text}</span>}
      {computed?.error && <Tag tone="stop">{computed.error.message}</Tag>}
      {outside !== null && (
        <Tag tone={outside ? "wait" : "plain"}>{outside ? "outside" : "within"}</Tag>
      )}
    </li>
  );
}

/** Whether a value lies outside what was expected; null where nothing is known. */
function isOutside(value: number | null | undefined, quantity: Quantity | undefined) {
  if (value === null || value === undefined) return null;
  if (quantity?.low === undefined || quantity.high === undefined) return null;
  return value < quantity.low || value > quantity.high;
}
