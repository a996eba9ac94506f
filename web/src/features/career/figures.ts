import type { Database, DemandForSkill } from "@/lib/database.types";

type Functions = Database["public"]["Functions"];
export type Demand = Functions["get_skill_demand"]["Returns"];
export type PayAnswer = Functions["get_pay_bands"]["Returns"];
export type Missing = Functions["get_missing_skills"]["Returns"];
export type ResponseTimes = Functions["get_response_times"]["Returns"];

/** "1 job", "1,200 jobs". */
export function jobsText(jobs: number): string {
  return `${jobs.toLocaleString("en")} ${jobs === 1 ? "job" : "jobs"}`;
}

/** How many jobs more or fewer ask for a skill than when the first counted week began; null while none is counted. */
export function changeOf({
  jobs,
  history,
}: Pick<DemandForSkill, "jobs" | "history">): number | null {
  const before = history[0];
  return before === undefined ? null : jobs - before;
}

/** "+12", "−3", "0"; a dash while it isn't known. */
export function changeText(change: number | null): string {
  if (change === null) return "–";
  const figure = Math.abs(change).toLocaleString("en");
  if (change === 0) return "0";
  return change > 0 ? `+${figure}` : `−${figure}`;
}

/** "over the last 12 weeks". */
export function weeksText(weeks: number): string {
  return weeks === 1 ? "over the last week" : `over the last ${weeks} weeks`;
}

/** The points of a skill: as each week began, and now. On a Monday, now is the last of them. */
export function pointsOf(weeks: string[], { history, jobs }: DemandForSkill, today: string) {
  const points = weeks.map((x, index) => ({ x, y: history[index] ?? null }));
  return [...points.filter(({ x }) => x < today), { x: today, y: jobs }];
}

/** The day, as the server counts days. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** A whole percentage; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((100 * part) / whole) : null;
}
