import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { CloseButton } from "./CloseButton";
import { cx } from "./cx";

type Props = {
  /** Names the region; shown at its top unless `header` is given. */
  title: string;
  header?: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stuck to the bottom: decisions with their keys. */
  footer?: ReactNode;
  /** Moves the focus into the panel when it appears; leave it off while a list is walked with J and K. */
  autoFocus?: boolean | undefined;
  className?: string | undefined;
};

/**
 * The detail beside a list: part of the page, not a layer. The list stays usable, the URL changes
 * (the caller's work), Esc closes. On a phone it covers the list.
 */
export function SidePanel({
  title,
  header,
  onClose,
  children,
  footer,
  autoFocus = false,
  className,
}: Props) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (autoFocus) ref.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={keys}
      className={cx(
        "flex min-w-0 flex-col bg-paper outline-none md:border-line md:border-l",
        "max-md:fixed max-md:inset-0 max-md:z-panel print:static",
        className,
      )}
    >
      <div className="flex min-h-14 shrink-0 items-center gap-3 border-line border-b px-(--gutter)">
        <div className="min-w-0 grow">
          {header ?? <h2 className="truncate text-16">{title}</h2>}
        </div>
        <CloseButton onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-(--gutter) py-6">{children}</div>
      {footer && (
        <div
          data-print="no"
          className="shrink-0 border-line-strong border-t bg-raised px-(--gutter) py-3"
        >
          {footer}
        </div>
      )}
    </section>
  );
}
