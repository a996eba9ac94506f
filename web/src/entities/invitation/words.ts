import type { InvitationStatus } from "@/lib/vocabulary.generated";

/** The tone of a status' tag: what waits for the reader stands out. */
export function invitationTone(
  status: InvitationStatus,
  side: "candidate" | "employer",
): "plain" | "action" | "wait" | "dashed" {
  if (status === "submitted") return side === "employer" ? "action" : "wait";
  if (status === "started") return side === "candidate" ? "action" : "wait";
  if (status === "sent" || status === "opened") return side === "candidate" ? "action" : "plain";
  return status === "approved" ? "plain" : "dashed";
}

/** "45 min", "1 h 30 min", "2 days": a length of time in its two largest units. */
export function minutesText(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = Math.round(minutes % 60);
  const part = (count: number, unit: string) => (count > 0 ? `${count} ${unit}` : "");
  const dayWord = days === 1 ? "day" : "days";
  const parts =
    days > 0 ? [part(days, dayWord), part(hours, "h")] : [part(hours, "h"), part(rest, "min")];
  return parts.filter(Boolean).join(" ") || "0 min";
}

/** The same from seconds; under a minute says so. */
export function spentText(seconds: number): string {
  return seconds < 60 ? "under a minute" : minutesText(Math.round(seconds / 60));
}
