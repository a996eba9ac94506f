import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
  /** Other ways from here, under a hairline. */
  footer?: ReactNode;
};

/** A page that is one form: a narrow column, and other ways from here below it. */
export function FormPage({ title, lede, children, footer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A step replaced another one and its button is gone, so the focus moves to the top.
    const lost =
      document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (lost) heading.current?.focus({ preventScroll: true });
  }, []);
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
