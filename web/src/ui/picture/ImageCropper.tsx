import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { cx } from "../cx";
import { IconButton } from "../IconButton";
import { type Crop, maxZoom, moved, visible, zoomed } from "./crop";
import type { Picture } from "./picture-file";

type Props = {
  picture: Picture;
  /** Width / height of the part that is kept. */
  aspect: number;
  crop: Crop;
  onCropChange: (crop: Crop) => void;
  /** Shows the part as a circle, as it will be seen. The corners are kept all the same. */
  round?: boolean | undefined;
};

/** A key moves by this share of the frame. */
const step = 0.05;
/** One press of a zoom button. */
const nearer = 1.15;

/** A frame over a picture: drag or arrow keys move it, wheel, pinch, + and − zoom. */
export function ImageCropper({ picture, aspect, crop, onCropChange, round = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const hintId = useId();
  // Listeners that live longer than a drawing see the newest of both.
  const latest = useRef({ crop, onCropChange });
  latest.current = { crop, onCropChange };

  const change = (next: Crop) => {
    latest.current.crop = next;
    latest.current.onCropChange(next);
  };
  const move = (dx: number, dy: number) =>
    change(moved(picture, aspect, latest.current.crop, dx, dy));
  const zoom = (factor: number, at?: { x: number; y: number }) =>
    change(zoomed(picture, aspect, latest.current.crop, factor, at));

  // React listens to the wheel passively, and then the page would scroll too.
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const next = zoomed(
        picture,
        aspect,
        latest.current.crop,
        Math.exp(-event.deltaY / 400),
        placeIn(box, event),
      );
      latest.current.crop = next;
      latest.current.onCropChange(next);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    return () => box.removeEventListener("wheel", wheel);
  }, [picture, aspect]);

  const pointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    const now = { x: event.clientX, y: event.clientY };
    const box = event.currentTarget.getBoundingClientRect();
    const other = others[0]?.[1];
    if (other) {
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const were = Math.hypot(before.x - other.x, before.y - other.y);
      if (were > 0) {
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        zoom(apart / were, placeIn(event.currentTarget, middle));
      }
    } else {
      move((now.x - before.x) / box.width, (now.y - before.y) / box.height);
    }
    pointers.current.set(event.pointerId, now);
  };
  const letGo = (event: PointerEvent) => pointers.current.delete(event.pointerId);

  const keys: Record<string, () => void> = {
    ArrowLeft: () => move(step, 0),
    ArrowRight: () => move(-step, 0),
    ArrowUp: () => move(0, step),
    ArrowDown: () => move(0, -step),
    "+": () => zoom(nearer),
    "=": () => zoom(nearer),
    "-": () => zoom(1 / nearer),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  const shown = visible(picture, aspect, crop);
  return (
    <div>
      <div
        ref={frame}
        role="application"
        aria-label="Part of the picture to keep"
        aria-describedby={hintId}
        tabIndex={0}
        data-autofocus
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={pointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        style={{ aspectRatio: aspect }}
        className="relative mx-auto w-full max-w-80 cursor-grab touch-none select-none overflow-hidden rounded-control border border-line-strong bg-sunken active:cursor-grabbing"
      >
        <img
          src={picture.src}
          alt=""
          draggable={false}
          style={{
            width: `${(picture.width / shown.width) * 100}%`,
            left: `${(-shown.x / shown.width) * 100}%`,
            top: `${(-shown.y / shown.height) * 100}%`,
          }}
          className="pointer-events-none absolute h-auto max-w-none"
        />
        <span
          aria-hidden="true"
          className={cx(
            "pointer-events-none absolute inset-0",
            round && "rounded-full shadow-[0_0_0_999px] shadow-paper/60 ring-1 ring-line-strong",
          )}
        />
      </div>
      <div className="mx-auto mt-3 flex max-w-80 items-center gap-2">
        <IconButton
          label="Zoom out"
          icon={<Minus size={16} strokeWidth={1.5} />}
          onClick={() => zoom(1 / nearer)}
        />
        <input
          type="range"
          aria-label="Zoom"
          min={1}
          max={maxZoom}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          onChange={(event) => zoom(Number(event.target.value) / latest.current.crop.zoom)}
          className="h-11 min-w-0 grow accent-(--color-action)"
        />
        <IconButton
          label="Zoom in"
          icon={<Plus size={16} strokeWidth={1.5} />}
          onClick={() => zoom(nearer)}
        />
      </div>
      <p id={hintId} className="mt-1 text-center text-13 text-muted">
        Drag the picture, or move it with the arrow keys. The wheel, two fingers, + and − zoom.
      </p>
    </div>
  );
}

/** Where in a box something happened, from 0 to 1 each way. */
function placeIn(box: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
