import type { ComponentPropsWithRef, ReactNode } from "react";
import { ariaKeys } from "./aria-keys";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { cx } from "./cx";
import { KeyHint } from "./KeyHint";
import { Spinner } from "./Spinner";
import { VisuallyHidden } from "./VisuallyHidden";

export type ButtonProps = ComponentPropsWithRef<"button"> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** An icon before the words, 16 px. */
  icon?: ReactNode;
  /** The key that does the same, shown inside the button and announced. The caller binds the key. */
  keyHint?: string | undefined;
  /** Work under way: the width stays, presses are ignored, focus stays where it is. */
  pending?: boolean | undefined;
};

/** A button says what it does ("Approve and open conversation"). Its type is `button` unless given. */
export function Button({
  variant,
  size,
  icon,
  keyHint,
  pending = false,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={pending ? "button" : type}
      className={buttonClass({ variant, size, className })}
      aria-keyshortcuts={ariaKeys(keyHint)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
    >
      <span className={cx("contents", pending && "*:opacity-0")}>
        {icon && <span className="-ml-0.5 flex">{icon}</span>}
        <span className="truncate">{children}</span>
        {keyHint && <KeyHint keys={keyHint} className="-mr-1" />}
      </span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={16} />
          <VisuallyHidden>, working</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
