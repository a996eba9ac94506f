import type { ReactNode } from "react";
import { useStepFocus } from "./use-step-focus";

type Props = {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
  /** Other ways from here, under a hairline. */
  footer?: ReactNode;
};

/** A page that is one form: a narrow column, and other ways from here below it. */
export function FormPage({ title, lede, children, footer }: Props) {
  const heading = useStepFocus<HTMLHeadingElement>();
  return (
    <div className="page">
      <div className="mx-auto max-w-form pt-16 pb-24 max-md:pt-8">
        <h1 ref={heading} tabIndex={-1} className="text-26">
          {title}
        </h1>
        {lede && <p className="mt-2 text-muted">{lede}</p>}
        <div className="mt-8">{children}</div>
        {footer && (
          <div className="mt-8 grid gap-2 border-line border-t pt-5 text-muted">{footer}</div>
        )}
      </div>
    </div>
  );
}
