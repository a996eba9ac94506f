import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/ui/Button";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { secondsLeft, stillOpen, type Undoable } from "./undo";

type Props<T> = {
  recent: T[];
  keyOf: (one: T) => string;
  /** "Interested in". */
  verbOf: (one: T) => string;
  /** What was decided on. */
  nameOf: (one: T) => string;
  /** At the right of the text: where it led. */
  linkOf?: ((one: T) => ReactNode) | undefined;
  onUndo: (one: T) => void;
};

/** A step of the countdown; shorter than a second, so that none is skipped. */
const STEP_MS = 250;

/** What can still be taken back, with the seconds that are left. The newest has the key. */
export function UndoLines<T extends Undoable>({
  recent,
  keyOf,
  verbOf,
  nameOf,
  linkOf,
  onUndo,
}: Props<T>) {
  const [now, setNow] = useState(Date.now);
  const open = stillOpen(recent, Math.max(now, ...recent.map((one) => one.sentAt)));
  const counting = open.length > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, [counting]);

  return (
    <div
      role="status"
      data-print="no"
      // Three lines are visible; older ones scroll.
      className="max-h-[123px] overflow-y-auto"
    >
      {open.map((one, index) => (
        <div
          key={keyOf(one)}
          className="flex items-center gap-3 border-line border-t bg-sunken px-(--gutter) py-1.5"
        >
          <p className="min-w-0 grow truncate">
            {verbOf(one)} <bdi className="font-semibold">{nameOf(one)}</bdi>
          </p>
          {linkOf?.(one)}
          {/* Not announced: a voice that counts to ten hears nothing else. */}
          <span aria-hidden="true" className="shrink-0 text-13 text-muted tabular-nums">
            {secondsLeft(one, now)} s
          </span>
          <Button
            size="sm"
            className="max-md:h-12"
            keyHint={index === 0 ? "U" : undefined}
            onClick={() => onUndo(one)}
          >
            Undo<VisuallyHidden>: {nameOf(one)}</VisuallyHidden>
          </Button>
        </div>
      ))}
    </div>
  );
}
