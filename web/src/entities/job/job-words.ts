import { countryName } from "@/lib/countries";
import type { JobCard, JobContent } from "@/lib/database.types";
import { employmentTypeLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import { placeText } from "./words";

/** "UTC −1 to +3", for a remote job that asks for certain hours. */
export function offsetText({
  utc_offset_min: from,
  utc_offset_max: to,
}: Pick<JobContent, "utc_offset_min" | "utc_offset_max">): string | null {
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
    job.seniority && seniorityLabels[job.seniority],
    job.employment_type && employmentTypeLabels[job.employment_type],
  ].filter((part): part is string => Boolean(part));
}

/** Countries by name: "Germany, Austria and 3 more". */
export function countriesText(codes: string[], shown = 4): string {
  const names = codes.slice(0, shown).map(countryName);
  const rest = codes.length - names.length;
  return rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", ");
}
