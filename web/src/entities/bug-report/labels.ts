import type { BugReportState } from "@/lib/vocabulary.generated";

export const bugReportTones = {
  open: "wait",
  in_progress: "action",
  fixed: "plain",
  wont_fix: "plain",
} as const satisfies Record<BugReportState, "wait" | "action" | "plain">;

/** What the browser says of itself, as it goes with a bug report. */
export type BrowserInfo = {
  user_agent: string | null;
  platform: string | null;
  language: string | null;
  viewport: string | null;
  /** Of the last error that the app showed; null when there was none. */
  request_id: string | null;
};

/** The same as pairs to show. */
export function browserFacts(info: BrowserInfo): { label: string; value: string }[] {
  return [
    { label: "Browser", value: info.user_agent ?? "Unknown" },
    { label: "Platform", value: info.platform ?? "Unknown" },
    { label: "Language", value: info.language ?? "Unknown" },
    { label: "Window", value: info.viewport ?? "Unknown" },
    { label: "Last error", value: info.request_id ?? "None" },
  ];
}
