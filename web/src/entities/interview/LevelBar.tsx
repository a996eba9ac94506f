import { cx } from "@/ui/cx";

type Props = {
  /** Tenths: 0 to 40. */
  level: number;
  /** What it would be without the cap that holds it, in tenths. */
  uncapped?: number | undefined;
  size?: "sm" | "md" | undefined;
  className?: string | undefined;
};

const cells = [0, 1, 2, 3];

/** How full a cell is, in percent. */
const part = (level: number, cell: number) => Math.min(10, Math.max(0, level - cell * 10)) * 10;

/** A level from 0 to 4 as four cells. A drawing: the figure stands beside it. What a cap takes away is hatched. */
export function LevelBar({ level, uncapped = level, size = "md", className }: Props) {
  return (
    <span aria-hidden="true" data-size={size} className={cx("level-bar", className)}>
      {cells.map((cell) => (
        <span key={cell} className="level-cell">
          {uncapped > level && (
            <span
              style={{ transform: `scaleX(${part(uncapped, cell) / 100})` }}
              className="level-held"
            />
          )}
          <span
            style={{ transform: `scaleX(${part(level, cell) / 100})` }}
            className="level-fill"
          />
        </span>
      ))}
    </span>
  );
}
