import type { JobStatusChange } from "@/lib/database.types";

/** What a change of a job's state was: "Published", "Reopened". */
export function changeText({ from_status: from, to_status: to }: JobStatusChange): string {
  switch (to) {
    case "draft":
      return "Draft created";
    case "open":
      if (from === null) return "Created and published";
      if (from === "draft") return "Published";
      return from === "paused" ? "Resumed" : "Reopened";
    case "paused":
      return "Paused";
    case "filled":
      return "Closed as filled";
    case "closed":
      return "Closed without hiring";
    case "expired":
      return "Closing day reached";
  }
}
