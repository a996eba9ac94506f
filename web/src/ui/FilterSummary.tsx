import { cx } from "./cx";

type Props = {
  /** "Remote", "Rust, PostgreSQL". */
  words: string[];
  onClear: () => void;
  /** "Clear" at the far end of the line. */
  spread?: boolean | undefined;
  className?: string | undefined;
};

/** What narrows a list now, on one line, and the way to have all of it again. Nothing when nothing does. */
export function FilterSummary({ words, onClear, spread, className }: Props) {
  if (words.length === 0) return null;
  const text = words.join(" · ");
  return (
    <p className={cx("flex min-w-0 items-baseline gap-3 text-13", className)}>
      <span className={cx("min-w-0 truncate text-muted", spread && "grow")} title={text}>
        {text}
      </span>
      <button
        type="button"
        className="shrink-0 rounded-mark text-action hover:underline"
        onClick={onClear}
      >
        Clear
      </button>
    </p>
  );
}
