import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step. The button that led here is gone, so the focus moves to it. */
export function StepHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 ref={heading} tabIndex={-1} className="text-16">
        {children}
      </h3>
      {aside && (
        <p role="status" className="text-13 text-muted tabular-nums">
          {aside}
        </p>
      )}
    </div>
  );
}
