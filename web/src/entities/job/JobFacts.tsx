import { hoursAskedFact } from "@/entities/company/hours-asked";
import { promiseFact } from "@/entities/company/promise-fact";
import type { ApproximatePay, JobCard } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { type Fact, Facts } from "@/ui/Facts";
import { RelativeTime } from "@/ui/RelativeTime";
import { PayRange } from "./PayRange";
import { formatPay, type Pay as PayOfJob } from "./pay";
import { payOf } from "./words";

type Props = {
  job: JobCard;
  /** How many people said they are interested; undefined until it is known, null where it is not told. */
  interested: number | null | undefined;
  /** What the company's challenges cost is not for visitors. */
  isPublic?: boolean;
};

/** Pay, the promise clock, the hours asked, how many others, and how long it stands. */
export function JobFacts({ job, interested, isPublic = false }: Props) {
  const pay = payOf(job);
  const facts: Fact[] = [
    { label: "Pay", value: pay ? <Pay pay={pay} about={job.pay_about} /> : "Not specified" },
    promiseFact(job.promise, {
      href: paths.company(job.company.slug),
      label: `About ${job.company.name}`,
    }),
  ];
  if (!isPublic) facts.push(hoursAskedFact(job.hours_asked));
  if (interested !== null) {
    facts.push({
      label: "Interested",
      value:
        interested === undefined ? (
          // Its place is kept, so that nothing below moves as it comes.
          <span className="invisible">0 people</span>
        ) : interested === 1 ? (
          "1 person"
        ) : (
          `${interested.toLocaleString()} people`
        ),
    });
  }
  if (job.expires_at && job.status === "open") {
    facts.push({ label: "Closes", value: <RelativeTime at={job.expires_at} /> });
  }
  return <Facts facts={facts} />;
}

/** The day of exchange rates, whatever the reader's own time zone. */
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeZone: "UTC" });

type PayProps = { pay: PayOfJob; about: ApproximatePay | null };

/** Pay as the job says it, and below it about what that is in the reader's currency. */
function Pay({ pay, about }: PayProps) {
  if (!about) return <PayRange pay={pay} />;
  const own = formatPay({ ...about, period: pay.period });
  return (
    <>
      <PayRange pay={pay} />
      <span className="block font-normal text-12 text-muted">
        about {own} at the rates of {day.format(new Date(about.rates_of))}
      </span>
    </>
  );
}
