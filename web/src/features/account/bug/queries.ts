import { queryOptions } from "@tanstack/react-query";
import type { BrowserInfo } from "@/entities/bug-report/labels";
import { DataError, isCode, unwrap } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import type { QueryData } from "@/lib/query-data";
import { supabase } from "@/lib/supabase";

/** The reader's own reports, newest first. */
export const bugReportsQuery = queryOptions({
  queryKey: ["account", "bug-reports"],
  queryFn: async () =>
    unwrap(
      await supabase()
        .from("bug_reports")
        .select("id,words,screenshot_path,state,answer,answered_at,created_at")
        .order("created_at", { ascending: false })
        .limit(50),
    ),
});

export type BugReport = QueryData<typeof bugReportsQuery>[number];

export type NewBugReport = {
  /** The same for every try, so that a report is never doubled. */
  id: string;
  words: string;
  screenshotPath: string | null;
  browser: BrowserInfo;
};

export async function reportBug({ id, words, screenshotPath, browser }: NewBugReport) {
  const sent = unwrap(
    await supabase().rpc("report_bug", {
      p_id: id,
      p_words: words,
      p_screenshot_path: screenshotPath,
      p_user_agent: browser.user_agent,
      p_platform: browser.platform,
      p_language: browser.language,
      p_viewport: browser.viewport,
      p_request_id: browser.request_id,
    }),
  );
  await queryClient.invalidateQueries({ queryKey: bugReportsQuery.queryKey });
  return sent;
}

/** Seconds until the next report is allowed, if that is why one was refused; otherwise null. */
export function waitOf(error: unknown): number | null {
  if (!isCode(error, "bug_report_limit") || !(error instanceof DataError)) return null;
  try {
    const details: unknown = JSON.parse(error.details ?? "");
    const wait: unknown = typeof details === "object" && details && Reflect.get(details, "wait");
    return typeof wait === "number" ? wait : null;
  } catch {
    return null;
  }
}
