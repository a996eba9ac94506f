import { useId } from "react";
import { Button } from "@/ui/Button";
import { clock, MINUTES } from "./day";

type Props = {
  minute: number;
  /** Minutes in which something begins, in order. */
  stops: number[];
  onMinute: (minute: number) => void;
};

/** A minute of the day: by hand, by arrow keys, or from one moment to the next. */
export function MinuteSlider({ minute, stops, onMinute }: Props) {
  const id = useId();
  const before = stops.findLast((stop) => stop < minute);
  const after = stops.find((stop) => stop > minute);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="text-13 text-muted">
        Minute of the day
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={MINUTES - 1}
        value={minute}
        aria-valuetext={clock(minute)}
        onChange={({ target }) => onMinute(target.valueAsNumber)}
        className="h-11 min-w-40 grow cursor-pointer accent-action"
      />
      <span className="w-12 font-mono text-13">{clock(minute)}</span>
      <Button
        size="sm"
        disabled={before === undefined}
        onClick={() => before !== undefined && onMinute(before)}
      >
        Previous moment
      </Button>
      <Button
        size="sm"
        disabled={after === undefined}
        onClick={() => after !== undefined && onMinute(after)}
      >
        Next moment
      </Button>
    </div>
  );
}
