import { type ReactNode, useEffect, useState } from "react";
import { cx } from "./cx";
import { VisuallyHidden } from "./VisuallyHidden";

/** One grey bar of a skeleton. Give its size and place by `className`, in the shape of what comes. */
export function SkeletonBar({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx("skeleton-bar block rounded-tag bg-line", className ?? "h-3.5 w-32")}
    />
  );
}

/** 1, 2, … as many as asked. */
function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** A paragraph of bars, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span className="grid gap-2.5">
      {places(lines).map((line) => (
        <SkeletonBar key={line} className={cx("h-3.5", line === lines ? "w-3/5" : "w-full")} />
      ))}
    </span>
  );
}

/** The shape of a ruled list: as many rows as will come, or a screenful. */
export function SkeletonRows({
  rows = 6,
  tall = false,
}: {
  rows?: number | undefined;
  tall?: boolean | undefined;
}) {
  return (
    <span className="block border-line border-t">
      {places(rows).map((row) => (
        <span
          key={row}
          className={cx(
            "flex flex-col justify-center gap-2.5 border-line border-b",
            tall ? "h-28" : "h-(--row)",
          )}
        >
          <span className="flex justify-between gap-6">
            <SkeletonBar className="h-3.5 w-2/5" />
            <SkeletonBar className="h-3.5 w-10" />
          </span>
          {tall && <SkeletonBar className="h-3 w-3/5" />}
          {tall && <SkeletonBar className="h-2 w-full" />}
        </span>
      ))}
    </span>
  );
}

type Props = {
  /** What is being loaded: "Loading jobs". Announced once. */
  label: string;
  /** The skeleton, in the very shape of what comes. */
  children: ReactNode;
  /** Nothing is drawn for this long, so that a fast answer does not flicker. */
  delayMs?: number | undefined;
};

/** The loading state of a view: keeps its place at once, and draws the skeleton after 150 ms. */
export function Loading({ label, children, delayMs = 150 }: Props) {
  const [late, setLate] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div role="status" className={late ? "animate-fade-in" : "invisible"}>
      {late && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
