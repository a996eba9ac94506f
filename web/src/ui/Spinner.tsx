import { cx } from "./cx";

/** A small sign of work inside a control. Decoration: the control itself says that it is busy. */
export function Spinner({
  size = 16,
  className,
}: {
  size?: 16 | 20 | undefined;
  className?: string | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={cx("animate-spin motion-reduce:opacity-60", className)}
    >
      <circle cx="8" cy="8" r="6.25" className="opacity-25" />
      <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" strokeLinecap="round" />
    </svg>
  );
}
