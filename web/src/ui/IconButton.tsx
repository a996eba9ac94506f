import type { ComponentPropsWithRef, ReactNode } from "react";
import { ariaKeys } from "./aria-keys";
import { cx } from "./cx";
import { Tooltip } from "./Tooltip";

type Props = Omit<ComponentPropsWithRef<"button">, "aria-label" | "children"> & {
  /** What it does, in words: its accessible name and its tooltip. */
  label: string;
  /** The icon, 16 or 20 px. */
  icon: ReactNode;
  keyHint?: string | undefined;
  /** Set when the button is a toggle. */
  pressed?: boolean | undefined;
  /** Draws the border of a secondary button. */
  outlined?: boolean | undefined;
};

/** A button with a picture alone; hover and focus show its name. 36 px, 44 px on a phone. */
export function IconButton({
  label,
  icon,
  keyHint,
  pressed,
  outlined,
  className,
  ...props
}: Props) {
  return (
    <Tooltip content={label} keyHint={keyHint}>
      <button
        type="button"
        {...props}
        aria-label={label}
        aria-pressed={pressed}
        aria-keyshortcuts={ariaKeys(keyHint)}
        className={cx(
          "inline-grid size-9 shrink-0 place-items-center rounded-control border text-muted transition-colors hover:bg-line hover:text-ink max-md:size-11",
          "print:hidden aria-pressed:text-action disabled:cursor-not-allowed disabled:text-faint disabled:hover:bg-transparent",
          outlined ? "border-line-strong bg-raised" : "border-transparent",
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
