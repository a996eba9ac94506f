import type { JobFields } from "@/lib/database.types";
import {
  employmentTypeLabels,
  remotePolicyLabels,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { formatPay, type Pay } from "./pay";

/** Where the work is done: "Berlin or remote", "Hybrid, Vienna", "Remote", "Oslo". */
export function placeText({
  remote_policy,
  places,
}: Pick<JobFields, "remote_policy" | "places">): string | null {
  const where = placesText(places);
  if (!where) return remote_policy && remotePolicyLabels[remote_policy];
  if (remote_policy === "remote") return `${where} or remote`;
  if (remote_policy === "hybrid") return `Hybrid, ${where}`;
  return where;
}

/** "Vienna and 2 more"; null for nowhere. */
function placesText([first, ...others]: string[]): string | null {
  if (!first) return null;
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

type PayFields = Pick<JobFields, "pay_min" | "pay_max" | "pay_currency" | "pay_period">;

/** The pay as the money formatter takes it; null when none is said. */
export function payOf({
  pay_min: min,
  pay_max: max,
  pay_currency,
  pay_period,
}: PayFields): Pay | null {
  if (!pay_currency || (min === null && max === null)) return null;
  return { min, max, currency: pay_currency, period: pay_period ?? undefined };
}

/** "Hybrid, Vienna", "Senior", "Full time", "€80K–95K": what an editor's list says of a job, in its parts. */
export function factsOf(job: JobFields): string[] {
  const pay = payOf(job);
  return [
    [job.remote_policy && remotePolicyLabels[job.remote_policy], placesText(job.places)]
      .filter(Boolean)
      .join(", "),
    job.seniority && seniorityLabels[job.seniority],
    job.employment_type && employmentTypeLabels[job.employment_type],
    pay && formatPay(pay, { compact: true }),
  ].filter((part): part is string => Boolean(part));
}
