import { useEffect, useState } from "react";
import { cx } from "./cx";

type Props = {
  /** What is under way: "Reading rows". */
  label: string;
  /** How far; null while nobody knows. */
  value: number | null;
  max: number;
  /** The figures in words: "1,500 of 5,000 rows". */
  text?: string | undefined;
  className?: string | undefined;
};

/** Long work on its way. A screen reader hears of it at each quarter, not at each step. */
export function Progress({ label, value, max, text, className }: Props) {
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const words =
    text ?? (value === null ? "Waiting" : `${value.toLocaleString()} of ${max.toLocaleString()}`);
  const quarter = Math.floor(share * 4);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    setAnnouncement(quarter === 0 ? label : `${label}: ${quarter * 25} percent`);
  }, [label, quarter]);
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-13">
        <span>{label}</span>
        <span className="text-muted tabular-nums">{words}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={words}
        className="h-1.5 overflow-hidden rounded-full bg-line-strong"
      >
        <div
          style={{ transform: `scaleX(${share})` }}
          className={cx(
            "h-full origin-left rounded-full bg-action transition-transform duration-200",
            value === null && "animate-fade-in",
          )}
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
