import type { BrowserInfo } from "@/entities/bug-report/labels";
import { lastFailedRequest } from "@/lib/traced-fetch";

/** What goes with a bug report beside the words; all of it is shown before it is sent. */
export function browserInfo(): BrowserInfo {
  return {
    user_agent: navigator.userAgent,
    platform: navigator.platform || null,
    language: navigator.language,
    viewport: `${window.innerWidth} × ${window.innerHeight} at ${window.devicePixelRatio}×`,
    request_id: lastFailedRequest(),
  };
}
