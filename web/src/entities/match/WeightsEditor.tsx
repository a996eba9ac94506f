import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { cx } from "@/ui/cx";
import { moveJoint, setWeight, type Weight, WHOLE } from "./weights";

type Props = {
  /** Whole numbers that sum to 100; `normalise` makes them so. */
  weights: Weight[];
  /** Called with weights that again sum to 100. */
  onWeightsChange: (weights: Weight[]) => void;
  disabled?: boolean | undefined;
};

/**
 * The evidence bar with handles on its joints. A handle moves weight between its two neighbours, by
 * dragging or by keys; the figures below set one weight and let the others share the rest.
 */
export function WeightsEditor({ weights, onWeightsChange, disabled = false }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const start = useRef<{ x: number; weights: Weight[] }>({ x: 0, weights });

  const grab = (event: PointerEvent<HTMLElement>, joint: number) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, weights };
    setDragged(joint);
  };
  const drag = (event: PointerEvent<HTMLElement>, joint: number) => {
    const width = bar.current?.clientWidth;
    if (dragged !== joint || !width) return;
    // From where the drag began, so that a handle stopped at zero follows the pointer back.
    const by = ((event.clientX - start.current.x) / width) * WHOLE;
    onWeightsChange(moveJoint(start.current.weights, joint, by));
  };
  const keys = (event: KeyboardEvent, joint: number) => {
    const small = event.shiftKey ? 5 : 1;
    const by = {
      ArrowRight: small,
      ArrowUp: small,
      ArrowLeft: -small,
      ArrowDown: -small,
      PageUp: 10,
      PageDown: -10,
      Home: -WHOLE,
      End: WHOLE,
    }[event.key];
    if (by === undefined || disabled) return;
    event.preventDefault();
    onWeightsChange(moveJoint(weights, joint, by));
  };

  let sum = 0;
  return (
    <div>
      <div ref={bar} className="relative mx-1.5 my-2">
        <div aria-hidden="true" className="flex h-8">
          {weights.map((one, index) => (
            <div
              key={one.key}
              style={{ width: `${one.weight}%` }}
              className={cx(
                "flex items-center justify-center overflow-hidden border-raised border-x bg-said font-mono text-12 text-paper",
                index === 0 && "rounded-l-mark",
                index === weights.length - 1 && "rounded-r-mark",
              )}
            >
              {one.weight >= 5 && one.weight}
            </div>
          ))}
        </div>
        {weights.slice(0, -1).map((one, joint) => {
          sum += one.weight;
          const next = weights[joint + 1];
          return (
            <div
              key={one.key}
              role="slider"
              tabIndex={disabled ? -1 : 0}
              aria-label={`Between ${one.label} and ${next?.label}`}
              aria-valuemin={0}
              aria-valuemax={one.weight + (next?.weight ?? 0)}
              aria-valuenow={one.weight}
              aria-valuetext={`${one.label} ${one.weight}, ${next?.label} ${next?.weight}`}
              aria-disabled={disabled || undefined}
              data-dragging={dragged === joint || undefined}
              style={{ left: `${sum}%` }}
              onPointerDown={(event) => grab(event, joint)}
              onPointerMove={(event) => drag(event, joint)}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
              onKeyDown={(event) => keys(event, joint)}
              className="weight-joint"
            />
          );
        })}
      </div>
      <ul className="mt-4 border-line border-t">
        {weights.map((one, index) => (
          <li key={one.key} className="flex min-h-row items-center gap-4 border-line border-b">
            <span className={cx("grow truncate", one.weight === 0 && "text-muted")}>
              <bdi>{one.label}</bdi>
              {one.weight === 0 && <span> · does not count</span>}
            </span>
            <WeightFigure
              label={one.label}
              weight={one.weight}
              disabled={disabled}
              onCommit={(value) => onWeightsChange(setWeight(weights, index, value))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A weight as a figure. Taken over on Enter and on leaving: "3" on the way to "30" moves nothing. */
function WeightFigure({
  label,
  weight,
  disabled,
  onCommit,
}: {
  label: string;
  weight: number;
  disabled: boolean;
  onCommit: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const value = Number(typed);
    if (typed !== null && typed.trim() !== "" && Number.isFinite(value)) onCommit(value);
    setTyped(null);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={`Weight of ${label}, of ${WHOLE}`}
      disabled={disabled}
      value={typed ?? String(weight)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          commit();
        }
        if (event.key === "Escape" && typed !== null) {
          event.stopPropagation();
          setTyped(null);
        }
      }}
      className="field-box w-16 text-right font-mono"
    />
  );
}
