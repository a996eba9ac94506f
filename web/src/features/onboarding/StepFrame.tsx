import type { ReactNode } from "react";
import { useStepFocus } from "@/ui/use-step-focus";

type Props = { title: string; lede: ReactNode; children: ReactNode };

/** One step of setting up an account: a narrow column without a bar to wander off with. */
export function StepFrame({ title, lede, children }: Props) {
  const heading = useStepFocus<HTMLHeadingElement>();
  return (
    <div className="page">
      <div className="mx-auto max-w-form pt-12 pb-24 max-md:pt-6">
        <h1 ref={heading} tabIndex={-1} className="text-26">
          {title}
        </h1>
        <p className="mt-2 text-muted">{lede}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
