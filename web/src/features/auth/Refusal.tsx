import type { ReactNode } from "react";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";

/** What the server refused, above the form. Nothing without an error. */
export function Refusal({ error, action }: { error: unknown; action?: ReactNode }) {
  if (!error) return null;
  const { sentence, requestId, code } = explain(error);
  // A person's own mistake has no use for a request id.
  const support = requestId && !code;
  return (
    <Banner tone="stop" live action={action} className="mb-6">
      {sentence}
      {support && <span className="block text-13 text-muted">Request {requestId}</span>}
    </Banner>
  );
}
