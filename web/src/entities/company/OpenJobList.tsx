import { formatPay } from "@/entities/job/pay";
import { payOf } from "@/entities/job/words";
import type { OpenJob } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import {
  employmentTypeLabels,
  remotePolicyLabels,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { TextLink } from "@/ui/TextLink";

/** Open jobs of one company, each with its public page. */
export function OpenJobList({ jobs }: { jobs: OpenJob[] }) {
  return (
    <ul className="border-line border-t">
      {jobs.map((job) => (
        <li key={job.id} className="border-line border-b py-2.5">
          <TextLink href={paths.job(job.id)}>
            <bdi className="font-semibold">{job.title}</bdi>
          </TextLink>
          <bdi className="block text-muted">{jobFacts(job)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function jobFacts(job: OpenJob): string {
  const pay = payOf(job);
  return [
    [job.remote_policy && remotePolicyLabels[job.remote_policy], job.places[0]]
      .filter(Boolean)
      .join(", "),
    job.seniority && seniorityLabels[job.seniority],
    job.employment_type && employmentTypeLabels[job.employment_type],
    pay && formatPay(pay),
  ]
    .filter(Boolean)
    .join(" · ");
}
