import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";

/** What the server refused and no field could say. */
export function Refused({ error }: { error: unknown }) {
  if (!error) return null;
  const { sentence, requestId } = explain(error);
  return (
    <Banner tone="stop" live>
      {sentence}
      {requestId && <span className="block text-13 text-muted">Request {requestId}</span>}
    </Banner>
  );
}
