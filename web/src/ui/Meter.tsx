import { cx } from "./cx";

type Props = {
  /** Names it; shown above at the left. */
  label: string;
  value: number;
  max: number;
  /** The figures in words, at the right: "3 of 5 left today". By default "3 of 5". */
  text?: string | undefined;
  /** Hides the words and keeps them for screen readers. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** How much of a known whole: profile completeness, what is left today, progress to a rank. */
export function Meter({ label, value, max, text, bare = false, className }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const words = text ?? `${value.toLocaleString()} of ${max.toLocaleString()}`;
  return (
    <div className={className}>
      <div className={cx("mb-1.5 flex justify-between gap-4 text-13", bare && "sr-only")}>
        <span>{label}</span>
        <span className="text-muted tabular-nums">{words}</span>
      </div>
      <meter
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={max}
        value={value}
        className="sr-only"
      />
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line-strong">
        <div
          style={{ transform: `scaleX(${share})` }}
          className="h-full origin-left rounded-full bg-action transition-transform duration-200"
        />
      </div>
    </div>
  );
}
