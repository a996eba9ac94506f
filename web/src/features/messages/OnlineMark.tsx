import type { ReactNode } from "react";
import { cx } from "@/ui/cx";
import { VisuallyHidden } from "@/ui/VisuallyHidden";

type Props = { online: boolean; className?: string | undefined; children: ReactNode };

/** A picture with a dot while its person is online; in words for those who do not see it. */
export function OnlineMark({ online, className, children }: Props) {
  return (
    <span className={cx("relative inline-grid shrink-0", className)}>
      {children}
      {online && (
        <>
          <span
            aria-hidden="true"
            className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full border-2 border-paper bg-action"
          />
          <VisuallyHidden>Online</VisuallyHidden>
        </>
      )}
    </span>
  );
}
