import { billingConfig } from "@/lib/config";
import { Banner } from "@/ui/Banner";

/** On every page about payments while the built-in test checkout takes them. */
export function TestPaymentsNotice({ className }: { className?: string | undefined }) {
  if (billingConfig().provider !== "test") return null;
  return (
    <Banner tone="wait" title="Test payments." className={className}>
      This site uses a test checkout. No card is charged and no money moves.
    </Banner>
  );
}
