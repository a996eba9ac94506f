import { formatMoney } from "@/entities/job/pay";
import type { OpenedByProof, OpenedJobs } from "@/lib/database.types";

type Counts = OpenedJobs;

/** Jobs that would become a good or a strong match. */
export function openedJobs({ good, strong }: Counts): number {
  return good + strong;
}

/** "opens 12 jobs, 4 of them strong matches". */
export function openedText({ good, strong }: Counts): string {
  const jobs = openedJobs({ good, strong });
  if (jobs === 1) return strong === 1 ? "opens 1 job, a strong match" : "opens 1 job";
  const opens = `opens ${jobs.toLocaleString("en")} jobs`;
  if (strong === 0) return opens;
  if (good === 0) return `${opens}, all strong matches`;
  const matches = strong === 1 ? "a strong match" : "strong matches";
  return `${opens}, ${strong.toLocaleString("en")} of them ${matches}`;
}

/** "up to €92,000 a year, half pay €70,000 or more"; null while it isn't known. */
export function openedPayText(
  { highest_pay: highest, median_pay: median }: Pick<OpenedByProof, "highest_pay" | "median_pay">,
  currency: string | null,
): string | null {
  if (highest === null || currency === null) return null;
  const most = `up to ${formatMoney(highest, currency)} a year`;
  if (median === null || median === highest) return most;
  return `${most}, half pay ${formatMoney(median, currency)} or more`;
}

/** "1 challenge shows it", "3 medium challenges prove it; a hard one counts as 2"; null for what is no skill. */
export function gradeText({
  grade,
  challenges,
}: Pick<OpenedByProof, "grade" | "challenges">): string | null {
  if (grade === null || challenges === null) return null;
  if (grade === "shown") return "1 challenge shows it";
  if (challenges === 1) return "1 medium challenge proves it";
  return `${challenges} medium challenges prove it; a hard one counts as 2`;
}
