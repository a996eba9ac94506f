import { factsOf } from "@/entities/job/words";
import { columnLabel } from "./columns";
import type { ImportRow } from "./queries";

/** "Line 12", or the file the row is from. */
export function rowPlace({ line, source_name: file, number }: ImportRow): string {
  return line !== null ? `Line ${line.toLocaleString()}` : (file ?? `Row ${number}`);
}

/** "Hybrid, Vienna · Senior · €60K–80K · 3 skills": what the row says, on one line. */
export function draftFacts({ draft: read, identifier }: ImportRow): string {
  const draft = read ?? {};
  const skills = draft.skills?.length ?? 0;
  return [
    identifier,
    ...factsOf({
      seniority: draft.seniority ?? null,
      employment_type: draft.employment_type ?? null,
      remote_policy: draft.remote_policy ?? null,
      places: draft.places ?? [],
      pay_min: draft.pay_min ?? null,
      pay_max: draft.pay_max ?? null,
      pay_currency: draft.pay_currency ?? null,
      pay_period: draft.pay_period ?? null,
    }),
    skills > 0 && (skills === 1 ? "1 skill" : `${skills} skills`),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A field of a job by the name of its column. */
export function fieldLabel(field: string): string {
  return field === "source_identifier" ? columnLabel("identifier") : columnLabel(field);
}

/** How many jobs a run would create and update. */
export type RunCounts = { create: number; update: number };

/** "Create 4,800 jobs and update 12": what the button would do; null when that is nothing. */
export function runText({ create, update }: RunCounts): string | null {
  const jobs = (count: number) => `${count.toLocaleString()} ${count === 1 ? "job" : "jobs"}`;
  if (create > 0 && update > 0)
    return `Create ${jobs(create)} and update ${update.toLocaleString()}`;
  if (create > 0) return `Create ${jobs(create)}`;
  if (update > 0) return `Update ${jobs(update)}`;
  return null;
}
