import type { CSSProperties } from "react";
import { cx } from "@/ui/cx";
import { linesPath, outlinePath, type Rank, shapeOf } from "./rank-shape";

type Props = {
  /** 0 (Code Breaker) to 6 (The Omniscient), or one of the two given by hand. */
  rank: Rank;
  /** The rank's name, when the glyph stands alone; beside its name leave it out. */
  name?: string | undefined;
  /** In pixels: 16 in text, 24 in rows, 40 and more where a rank is shown. */
  size?: number | undefined;
  /** A slow light along the stroke. Still for readers who want less motion. */
  effect?: boolean | undefined;
  /** How much of it is earned, 0 to 1: as much of its outline is drawn, the rest faintly. */
  progress?: number | undefined;
  className?: string | undefined;
};

/** The drawing of a rank, stroke only, in the rank's colour. */
export function RankGlyph({ rank, name, size = 24, effect = false, progress, className }: Props) {
  const { outline, inner } = shapeOf(rank);
  const edge = outlinePath(outline);
  const key = typeof rank === "number" ? Math.max(0, Math.min(6, Math.floor(rank))) : rank;
  // The line keeps its weight on the screen, whatever the size of the drawing.
  const stroke = (24 / size) * (size >= 40 ? 1.5 : 1.25);
  const style: CSSProperties & Record<"--rank-colour", string> = {
    "--rank-colour": `var(--rank-${key})`,
    stroke: "var(--rank-colour)",
    strokeWidth: Math.min(1.6, stroke),
  };
  return (
    <svg
      role={name ? "img" : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      style={style}
      className={cx("shrink-0", className)}
    >
      <path d={edge} opacity={progress === undefined ? 1 : 0.3} />
      {inner.length > 0 && (
        <path d={linesPath(inner)} opacity={progress === undefined ? 0.7 : 0.25} />
      )}
      {progress !== undefined && progress > 0 && (
        <path d={edge} pathLength={100} strokeDasharray={`${Math.min(1, progress) * 100} 100`} />
      )}
      {effect && <path d={edge} pathLength={100} className="rank-light" />}
    </svg>
  );
}
