import { cx } from "./cx";

/** A key as printed on a control, such as `I` or `Ctrl K`. Decoration: the key itself is announced by `aria-keyshortcuts`. */
export function KeyHint({ keys, className }: { keys: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-tag border border-current/35 px-1 font-mono text-[0.6875rem] leading-none font-normal max-md:hidden print:hidden",
        className,
      )}
    >
      {keys}
    </span>
  );
}
