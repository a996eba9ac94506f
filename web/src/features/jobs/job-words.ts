import type { Pay } from "@/entities/job/pay";
import { countryName } from "@/lib/countries";
import { employmentTypeWords, remotePolicyWords, seniorityWords } from "@/lib/vocabulary";
import type { Job, JobCard } from "./types";

/** Where the work is done: "Berlin or remote", "Hybrid, Vienna", "Remote", "Oslo". */
export function placeText({
  remote_policy,
  places,
}: Pick<JobCard, "remote_policy" | "places">): string | null {
  const [first, ...others] = places;
  const where = first && (others.length > 0 ? `${first} and ${others.length} more` : first);
  if (!where) return remote_policy && remotePolicyWords[remote_policy];
  if (remote_policy === "remote") return `${where} or remote`;
  if (remote_policy === "hybrid") return `Hybrid, ${where}`;
  return where;
}

/** "UTC −1 to +3", for a remote job that asks for certain hours. */
export function offsetText({
  utc_offset_min: from,
  utc_offset_max: to,
}: Pick<Job, "utc_offset_min" | "utc_offset_max">): string | null {
  if (from === null || to === null) return null;
  return from === to ? `UTC ${signed(from)}` : `UTC ${signed(from)} to ${signed(to)}`;
}

function signed(hours: number): string {
  return hours === 0 ? "±0" : `${hours < 0 ? "−" : "+"}${Math.abs(hours)}`;
}

/** The line under a job's title, in its parts. */
export function headParts(job: JobCard): string[] {
  return [
    placeText(job),
    job.seniority && seniorityWords[job.seniority],
    job.employment_type && employmentTypeWords[job.employment_type],
  ].filter((part): part is string => Boolean(part));
}

/** The pay as the money formatter takes it; null when none is said. */
export function payOf(job: JobCard): Pay | null {
  if (!job.pay_currency || (job.pay_min === null && job.pay_max === null)) return null;
  return {
    min: job.pay_min,
    max: job.pay_max,
    currency: job.pay_currency,
    period: job.pay_period ?? undefined,
  };
}

/** Countries by name: "Germany, Austria and 3 more". */
export function countriesText(codes: string[], shown = 4): string {
  const names = codes.slice(0, shown).map(countryName);
  const rest = codes.length - names.length;
  return rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", ");
}
