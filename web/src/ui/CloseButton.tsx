import { X } from "lucide-react";
import { cx } from "./cx";

/**
 * The cross of a layer. Without a tooltip on purpose: the first Esc would close the tooltip and not
 * the layer.
 */
export function CloseButton({
  onClick,
  className,
}: {
  onClick: () => void;
  className?: string | undefined;
}) {
  return (
    <button
      type="button"
      aria-label="Close"
      aria-keyshortcuts="Escape"
      onClick={onClick}
      className={cx(
        "-mr-2 grid size-9 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-line hover:text-ink max-md:size-11",
        className,
      )}
    >
      <X size={20} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
