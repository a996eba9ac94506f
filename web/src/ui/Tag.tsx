import type { ReactNode } from "react";
import { cx } from "./cx";

type Props = {
  children: ReactNode;
  /** `wait` and `stop` carry a state; `dashed` is for what is unknown. Proof has its own tag. */
  tone?: "plain" | "dashed" | "action" | "wait" | "stop" | undefined;
  icon?: ReactNode;
  className?: string | undefined;
};

const tones = {
  plain: "border-line-strong text-muted",
  dashed: "border-line-field border-dashed text-muted",
  action: "border-action/40 bg-action-tint text-action",
  wait: "border-wait/40 bg-wait-tint text-wait",
  stop: "border-stop/40 bg-stop-tint text-stop",
};

/** A word in a thin frame: a skill, a state, a kind. */
export function Tag({ children, tone = "plain", icon, className }: Props) {
  return (
    <span
      className={cx(
        "inline-flex h-[22px] max-w-full items-center gap-1.5 rounded-tag border px-2 text-12 whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {icon}
      <bdi className="truncate">{children}</bdi>
    </span>
  );
}
