import type { AttemptHead } from "@/entities/interview/answer";
import { seriesOf } from "./history";

const heights = [100, 50, 0];

/** Scores over time. The rows below are its table; a drawing of fewer than two would say nothing. */
export function ScorePlot({ attempts }: { attempts: AttemptHead[] }) {
  const series = seriesOf(attempts);
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last || series.length < 2) return null;
  const span = Math.max(1, last.at - first.at);
  const x = (at: number) => ((at - first.at) / span) * 100;
  const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
  return (
    <div
      role="img"
      aria-label={`${series.length} scores over time, from ${first.total} to ${last.total} of 100`}
      className="mb-5 max-w-[640px] pt-4 pr-4 pl-10"
    >
      <div className="relative h-28">
        {heights.map((height) => (
          <div
            key={height}
            style={{ bottom: `${height}%` }}
            className="absolute inset-x-0 border-line border-b"
          >
            <span className="absolute -left-10 w-7 -translate-y-1/2 text-right font-mono text-12 text-faint">
              {height}
            </span>
          </div>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <polyline
            points={series.map(({ at, total }) => `${x(at)},${100 - total}`).join(" ")}
            fill="none"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
            className="stroke-action"
          />
        </svg>
        {series.map(({ id, at, total, isShown }) => (
          <span
            key={id}
            style={{ left: `${x(at)}%`, bottom: `${total}%` }}
            className={`absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-[1.5px] border-action ${isShown ? "bg-action" : "bg-paper"}`}
          >
            <span className="absolute bottom-full left-1/2 -translate-x-1/2 pb-0.5 font-mono text-12">
              {total}
            </span>
          </span>
        ))}
      </div>
      <p className="flex justify-between pt-2 text-12 text-faint">
        <span>{day.format(first.at)}</span>
        <span>{day.format(last.at)}</span>
      </p>
    </div>
  );
}
