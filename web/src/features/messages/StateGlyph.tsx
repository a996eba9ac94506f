import { cx } from "@/ui/cx";

/** Where one's own message is on its way. */
export type Delivery = "sent" | "received" | "read";

const words: Record<Delivery, string> = {
  sent: "Sent, waiting for the server",
  received: "Received by the server",
  read: "Read",
};

/** One drawing in three states: a ring; a ring with a tick; the same, filled. */
export function StateGlyph({ state, className }: { state: Delivery; className?: string }) {
  return (
    <span title={words[state]} className={cx("inline-flex", className)}>
      <svg
        role="img"
        aria-label={words[state]}
        width={14}
        height={14}
        viewBox="0 0 14 14"
        fill="none"
        strokeWidth={1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={state === "read" ? "stroke-action" : "stroke-current"}
      >
        <circle
          cx={7}
          cy={7}
          r={5.75}
          strokeDasharray={state === "sent" ? "2.6 2" : undefined}
          className={state === "read" ? "fill-action" : undefined}
        />
        {state !== "sent" && (
          <path
            d="M4.6 7.2l1.7 1.7 3.2-3.6"
            className={state === "read" ? "stroke-on-action" : undefined}
          />
        )}
      </svg>
    </span>
  );
}
