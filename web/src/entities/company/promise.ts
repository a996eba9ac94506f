import type { PromiseClock } from "@/lib/database.types";
export function daysText(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

/** "under an hour", "5 hours", "2 days": a typical time, in one unit. */
export function typicalText(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours < 1) return "under an hour";
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return daysText(Math.round(hours / 24));
}

/** "Answers in 4 days, kept 92 %"; says so where nothing was promised or too little is known. */
export function promiseText({ response_days, kept_percent, median_seconds }: PromiseClock): string {
  if (response_days === null) {
    return median_seconds === null
      ? "No promise to answer"
      : `No promise, usually answers in ${typicalText(median_seconds)}`;
  }
  const days = daysText(response_days);
  return kept_percent === null
    ? `Answers in ${days}, too new to measure`
    : `Answers in ${days}, kept ${kept_percent} %`;
}

/** Whether the line above holds a figure that the server counted. */
export function isCounted({ response_days, kept_percent, median_seconds }: PromiseClock): boolean {
  return response_days === null ? median_seconds !== null : kept_percent !== null;
}

/** The lines of the receipt: what the figures count. */
export function promiseCounts(promise: PromiseClock): string[] {
  const { response_days, kept_percent, decided, answered, median_seconds } = promise;
  const lines: string[] = [];
  if (response_days !== null && kept_percent !== null) {
    lines.push(
      `${decided.toLocaleString()} ${decided === 1 ? "person" : "people"} answered or left waiting for 14 days`,
      `${kept_percent} % of them answered within ${daysText(response_days)}`,
    );
  }
  if (median_seconds !== null) {
    lines.push(
      `half of the newest ${Math.min(200, answered).toLocaleString()} answers within ${typicalText(median_seconds)}`,
    );
  }
  return lines;
}
