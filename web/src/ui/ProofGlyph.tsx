import { cx } from "./cx";

type Props = {
  size?: number | undefined;
  /** The logo's form: the frame in ink, only the tick in the proof colour. */
  framed?: boolean | undefined;
  /** Draws the tick over and over; the sign of the very first load. */
  drawing?: boolean | undefined;
  className?: string | undefined;
};

/** The tick in a square. The drawing alone; `ProofMark` adds the receipt. */
export function ProofGlyph({ size = 14, framed = false, drawing = false, className }: Props) {
  const heavy = framed || drawing;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("shrink-0 stroke-proof", className)}
    >
      <rect
        x="1.75"
        y="1.75"
        width="12.5"
        height="12.5"
        rx="2.5"
        strokeWidth="1.5"
        className={heavy ? "stroke-ink" : undefined}
      />
      <path
        d="M5 8.4l2.2 2.2L11.2 5.8"
        strokeWidth={heavy ? 2 : 1.75}
        pathLength={1}
        className={drawing ? "proof-drawing" : undefined}
      />
    </svg>
  );
}
