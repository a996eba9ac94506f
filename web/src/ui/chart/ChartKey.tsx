import { lookOf } from "./chart-look";

type Props = { names: string[]; hasPrevious: boolean };

/** The names of the series where there is no room for them beside the lines. Decoration: the table and the words have them. */
export function ChartKey({ names, hasPrevious }: Props) {
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted">
      {names.map((name, index) => {
        const look = lookOf(index, names.length, hasPrevious);
        return (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg width="16" height="4" className="shrink-0" aria-hidden="true">
              <line
                x1="0"
                x2="16"
                y1="2"
                y2="2"
                className={look.stroke}
                strokeWidth={look.width * 1.5}
                strokeDasharray={look.dash}
              />
            </svg>
            {name}
          </span>
        );
      })}
    </p>
  );
}
