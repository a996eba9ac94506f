import type { EmployerHome } from "@/lib/database.types";
import { paths } from "@/lib/paths";

/** The day of a moment by the reader's clock, from midnight to midnight, as ISO times. */
export function dayOf(now: Date): { from: string; to: string } {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const to = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { from: from.toISOString(), to: to.toISOString() };
}

type SetUpStep = EmployerHome["left_to_set_up"][number];

/** What a new company has left to do, and why it is worth doing. */
export const setUpSteps: Record<SetUpStep, { label: string; why: string; href: string }> = {
  about: {
    label: "Describe your company",
    why: "Candidates read it before they show interest",
    href: paths.companyEdit,
  },
  response_days: {
    label: "Promise a response time",
    why: "It appears on all of your jobs",
    href: paths.companyEdit,
  },
  job: {
    label: "Publish your first job",
    why: "Candidates who match find it at once",
    href: paths.jobNew,
  },
};
