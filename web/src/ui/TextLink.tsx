import { cx } from "./cx";
import { Link, type LinkProps } from "./Link";

/** A link in text: the action colour, underlined on hover and focus; `underlined` inside a sentence. */
export function TextLink({
  underlined = false,
  className,
  ...props
}: LinkProps & { underlined?: boolean | undefined }) {
  return (
    <Link
      {...props}
      className={cx(
        "rounded-mark text-action underline-offset-3 hover:text-action-strong hover:underline",
        underlined && "underline decoration-1",
        className,
      )}
    />
  );
}
