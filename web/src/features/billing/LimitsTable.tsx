import { limitKeys, limitText, limitWords } from "@/entities/subscription/limits";
import type { Tier } from "@/entities/subscription/queries";
import { cx } from "@/ui/cx";
import { Section } from "@/ui/Page";

type Props = { tiers: Tier[]; currentId: string | null };

/** Every limit in numbers, a column for each tier. Narrow enough for a phone. */
export function LimitsTable({ tiers, currentId }: Props) {
  const [first] = tiers;
  if (!first) return null;
  const cell = "border-line border-b py-2.5 pr-3 last:pr-0 align-top";
  return (
    <Section title="Compare limits" className="mt-6">
      <table className="w-full table-fixed border-collapse text-left max-md:text-13">
        <caption className="sr-only">The limits of each tier</caption>
        <thead>
          <tr>
            <th scope="col" className={cx(cell, "w-1/3 border-line-strong font-normal text-muted")}>
              Limit
            </th>
            {tiers.map(({ id, name }) => (
              <th key={id} scope="col" className={cx(cell, "border-line-strong font-semibold")}>
                {name}
                {id === currentId && <span className="block text-12 text-action">Your tier</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitKeys(first.limits).map((key) => (
            <tr key={key}>
              <th scope="row" className={cx(cell, "font-normal text-muted")}>
                {limitWords[key].label}
              </th>
              {tiers.map(({ id, limits }) => (
                <td key={id} className={cx(cell, "tabular-nums")}>
                  {limitText(limits[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
