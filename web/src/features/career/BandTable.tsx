import { formatMoney } from "@/entities/job/pay";
import type { BandOfJobs, PayQuartiles } from "@/lib/database.types";
import { type Seniority, seniorityLabels } from "@/lib/vocabulary.generated";
import { Table, Td, Th } from "@/ui/Table";

type Props = {
  caption: string;
  /** The head of the first column. */
  head: string;
  bands: BandOfJobs[];
  currency: string;
  /** Where there is none. */
  empty: string;
};

/** Bands below each other, on one scale. */
export function BandTable({ caption, head, bands: all, currency, empty }: Props) {
  const bands = all.filter(({ jobs }) => jobs > 0);
  if (bands.length === 0) return <p className="py-4 text-muted">{empty}</p>;
  const known = bands.flatMap(({ quartiles }) => (quartiles ? [quartiles] : []));
  const scale = {
    from: Math.min(...known.map(({ low }) => low)),
    to: Math.max(...known.map(({ high }) => high)),
  };
  const money = (amount: number) => formatMoney(amount, currency, { compact: true });
  return (
    <Table caption={caption} className="mt-2">
      <thead>
        <tr>
          <Th>{head}</Th>
          <Th className="w-2/5 max-md:hidden">Middle half of the jobs</Th>
          <Th figure>25 %</Th>
          <Th figure>Median</Th>
          <Th figure>75 %</Th>
          <Th figure>Jobs</Th>
        </tr>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.key}>
            <Td className="max-w-44 truncate">
              <bdi>{nameOf(band)}</bdi>
            </Td>
            {band.quartiles ? (
              <>
                <Td className="max-md:hidden">
                  <BandBar band={band.quartiles} scale={scale} />
                </Td>
                <Td figure>{money(band.quartiles.low)}</Td>
                <Td figure className="font-semibold">
                  {money(band.quartiles.median)}
                </Td>
                <Td figure>{money(band.quartiles.high)}</Td>
              </>
            ) : (
              <>
                <Td className="max-md:hidden" />
                <Td colSpan={3} className="text-right text-13 text-muted">
                  Fewer than 5 jobs
                </Td>
              </>
            )}
            <Td figure>{band.jobs.toLocaleString("en")}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function nameOf({ key, name }: BandOfJobs): string {
  return Object.hasOwn(seniorityLabels, key) ? seniorityLabels[key as Seniority] : name;
}

/** From the first to the third quartile, with a notch at the median. The figures stand beside it. */
function BandBar({
  band: { low, median, high },
  scale: { from, to },
}: {
  band: PayQuartiles;
  scale: { from: number; to: number };
}) {
  const share = (amount: number) => (to > from ? (100 * (amount - from)) / (to - from) : 50);
  return (
    <span aria-hidden="true" className="relative block h-3">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        style={{ left: `${share(low)}%`, width: `max(3px, ${share(high) - share(low)}%)` }}
        className="absolute inset-y-0.5 rounded-tag bg-action/35"
      />
      <span
        style={{ left: `calc(${share(median)}% - 1px)` }}
        className="absolute inset-y-0 w-0.5 bg-action"
      />
    </span>
  );
}
