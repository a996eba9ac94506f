import { badgeText } from "./badge-text";
import { cx } from "./cx";
import { VisuallyHidden } from "./VisuallyHidden";

type Props = {
  count: number;
  /** What is counted, for screen readers: "unread" reads as ", 3 unread". */
  noun: string;
  className?: string | undefined;
};

/** A count beside a link: something new is there. Nothing at zero, `9+` above nine. */
export function Badge({ count, noun, className }: Props) {
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span
      className={cx(
        "inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-action px-1.5 font-mono text-12 leading-none font-semibold text-on-action",
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>
        , {count} {noun}
      </VisuallyHidden>
    </span>
  );
}
