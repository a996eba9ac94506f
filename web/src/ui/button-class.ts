import { cx } from "./cx";

/** One primary per view; secondary beside it; quiet for the rest; danger for what destroys. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** `md` everywhere, `sm` in dense rows, `lg` for the two buttons of a public page. */
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-action text-on-action hover:bg-action-strong",
  secondary: "border-line-strong bg-raised text-ink hover:border-faint",
  quiet: "border-transparent bg-transparent text-muted hover:bg-line hover:text-ink",
  danger: "border-transparent bg-stop text-on-stop hover:bg-stop-strong",
};

const sizes: Record<ButtonSize, string> = {
  sm: "h-7 gap-1.5 px-2.5 text-13 max-md:h-9",
  md: "h-9 gap-2 px-3.5 text-14 max-md:h-11",
  lg: "h-11 gap-2 px-5 text-16",
};

/** The look of a button for something that is not one, most often a link. */
export function buttonClass({
  variant = "secondary",
  size = "md",
  className,
}: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
} = {}): string {
  return cx(
    "relative inline-flex shrink-0 select-none items-center justify-center rounded-control border font-semibold whitespace-nowrap transition-colors print:hidden",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-line disabled:text-faint",
    "aria-disabled:cursor-not-allowed",
    variants[variant],
    sizes[size],
    className,
  );
}
