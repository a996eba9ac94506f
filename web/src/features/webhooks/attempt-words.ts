import type { WebhookAttempt, WebhookDelivery } from "@/lib/database.types";
import { webhookErrorLabels } from "@/lib/vocabulary.generated";

type Attempt = Pick<
  WebhookAttempt | WebhookDelivery,
  "attempts" | "duration_ms" | "status_code" | "error"
>;

/** What an attempt came to: "200 · 120 ms · attempt 2". */
export function attemptWords({ attempts, duration_ms, status_code, error }: Attempt): string {
  if (attempts === 0) return "Not sent yet";
  const number = `attempt ${attempts}`;
  if (duration_ms === null) return `Sending, ${number}`;
  const answer = error ? webhookErrorLabels[error] : `HTTP ${status_code ?? "unknown"}`;
  return [answer, `${duration_ms.toLocaleString()} ms`, number].join(" · ");
}
