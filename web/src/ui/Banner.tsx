import { CircleAlert, Clock, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = {
  /** `info` for what is so, `wait` for what is pending, `stop` for what failed or is forbidden. */
  tone?: "info" | "wait" | "stop" | undefined;
  /** A few words in front, in bold. */
  title?: string | undefined;
  children?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** Announce it when it appears; leave it off for what was there from the start. */
  live?: boolean | undefined;
  className?: string | undefined;
};

const tones = {
  info: { box: "border-line-strong bg-sunken", icon: "text-faint", Icon: Info },
  wait: { box: "border-wait/40 bg-wait-tint", icon: "text-wait", Icon: Clock },
  stop: { box: "border-stop/40 bg-stop-tint", icon: "text-stop", Icon: CircleAlert },
};

/** A line about the state of the page, above what it concerns. Not for what a toast or a field says. */
export function Banner({
  tone = "info",
  title,
  children,
  action,
  onDismiss,
  live = false,
  className,
}: Props) {
  const { box, icon, Icon } = tones[tone];
  return (
    <div
      role={live ? (tone === "stop" ? "alert" : "status") : undefined}
      className={cx("flex items-start gap-3 rounded-control border px-4 py-2.5", box, className)}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden className={cx("mt-px shrink-0", icon)} />
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-64">
          {title && <strong className="font-semibold">{title} </strong>}
          {children}
        </p>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-mr-2 grid size-6 shrink-0 place-items-center rounded-tag text-muted hover:bg-line hover:text-ink"
        >
          <X size={16} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </div>
  );
}
