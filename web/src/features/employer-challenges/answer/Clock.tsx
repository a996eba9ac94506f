import { useState } from "react";
import { minutesText } from "@/entities/invitation/words";
import { useLeft } from "@/ui/use-left";

type Props = {
  startedAt: string;
  endsAt: string;
  /** What the server's clock is ahead of the browser's, in milliseconds. */
  ahead: number;
  /** The time is over. */
  onEnd: () => void;
};

const LAST_MINUTES = 5;

/** The time as a bar; figures on demand. Says so once when little is left. */
export function Clock({ startedAt, endsAt, ahead, onEnd }: Props) {
  const [figures, setFigures] = useState(false);
  const left = useLeft(new Date(endsAt).getTime() - ahead, onEnd);
  const whole = new Date(endsAt).getTime() - new Date(startedAt).getTime();
  const share = Math.min(1, Math.max(0, left / whole));
  const minutes = Math.ceil(left / 60_000);
  const little = minutes <= LAST_MINUTES;
  const words = left <= 0 ? "Time is up" : `${minutesText(minutes)} left`;
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label="Time left"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={words}
        className="h-1.5 w-40 overflow-hidden rounded-full bg-line-strong max-md:w-24"
      >
        <div
          className={little ? "h-full bg-wait" : "h-full bg-action"}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <button
        type="button"
        aria-expanded={figures}
        onClick={() => setFigures(!figures)}
        className="min-h-9 rounded-tag text-13 text-muted tabular-nums hover:text-ink"
      >
        {figures || little ? words : "Show time left"}
      </button>
      <span className="sr-only" role="status">
        {little && left > 0 ? `Only ${minutesText(minutes)} left.` : ""}
      </span>
    </div>
  );
}
