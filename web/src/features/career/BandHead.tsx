import { formatMoney } from "@/entities/job/pay";
import type { PayQuartiles } from "@/lib/database.types";
import { jobsText } from "./figures";

type Props = { jobs: number; quartiles: PayQuartiles; currency: string };

/** The band of all jobs that pass: its median large, its middle half beside it. */
export function BandHead({ jobs, quartiles: { low, median, high }, currency }: Props) {
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <dl className="my-5 grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-x-6 gap-y-3 border-line border-y border-t-line-strong py-3">
      <Amount label="A quarter pay up to" value={money(low)} />
      <Amount label="Half pay up to" value={money(median)} strong />
      <Amount label="Three quarters pay up to" value={money(high)} />
      <Amount label="Made of" value={jobsText(jobs)} />
    </dl>
  );
}

function Amount({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: string;
  strong?: boolean;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{label}</dt>
      <dd className={strong ? "text-20 font-semibold tabular-nums" : "text-16 tabular-nums"}>
        {value}
      </dd>
    </div>
  );
}
