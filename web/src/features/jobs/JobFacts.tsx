import { paths } from "@/lib/paths";
import { ProofMark } from "@/ui/evidence/ProofMark";
import { type Fact, Facts } from "@/ui/Facts";
import { PayRange } from "@/ui/PayRange";
import { RelativeTime } from "@/ui/RelativeTime";
import { daysText, payOf } from "./job-words";
import type { JobCard } from "./types";

type Props = {
  job: JobCard;
  /** How many people said they are interested; null until it is known. */
  interested: number | null;
};

/** Pay, the promise clock, how many others, and how long it stands. */
export function JobFacts({ job, interested }: Props) {
  const pay = payOf(job);
  const facts: Fact[] = [
    { label: "Pay", value: pay ? <PayRange pay={pay} /> : "Not given" },
    promiseFact(job),
  ];
  if (interested !== null) {
    facts.push({
      label: "Interested",
      value: interested === 1 ? "1 person" : `${interested.toLocaleString()} people`,
    });
  }
  if (job.expires_at && job.status === "open") {
    facts.push({ label: "Closes", value: <RelativeTime at={job.expires_at} /> });
  }
  return <Facts facts={facts} />;
}

function promiseFact({ promise, company }: JobCard): Fact {
  const { response_days, kept_percent, decided } = promise;
  if (response_days === null) {
    return { label: "Answers in", value: <span className="font-normal">No promise given</span> };
  }
  const days = daysText(response_days);
  if (kept_percent === null) {
    return {
      label: "Answers in",
      value: (
        <>
          {days} <span className="font-normal text-muted">too new to say how often</span>
        </>
      ),
    };
  }
  return {
    label: "Answers in",
    value: (
      <>
        {days} <span className="font-normal text-muted">kept {kept_percent} %</span>
      </>
    ),
    mark: (
      <ProofMark
        receipt={{
          title: `Answers in ${days}, kept ${kept_percent} %`,
          counts: [
            `${decided.toLocaleString()} ${decided === 1 ? "person" : "people"} answered or left waiting`,
            `${kept_percent} % of them within ${days}`,
          ],
          source: "decisions made here",
          link: { href: paths.company(company.slug), label: `About ${company.name}` },
        }}
      />
    ),
  };
}
