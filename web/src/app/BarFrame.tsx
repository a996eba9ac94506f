import type { ReactNode } from "react";

/** The frame of every top bar: 56 px, a hairline below, at most 1280 px. */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <header data-print="no" className="sticky top-0 z-bar border-line border-b bg-paper">
      <div className="page flex h-(--bar-height) items-center gap-6 max-lg:gap-3 max-md:gap-1">
        {children}
      </div>
    </header>
  );
}
