import { cx } from "./cx";
import { ProofGlyph } from "./ProofGlyph";

/** The mark with the word. Wrap it in a link; the word is its name. */
export function Logo({
  markOnly = false,
  className,
}: {
  markOnly?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={cx("inline-flex items-center gap-2 text-ink", className)}>
      <ProofGlyph size={22} framed />
      <span className={cx("text-16 font-semibold tracking-[-0.01em]", markOnly && "sr-only")}>
        devproof
      </span>
    </span>
  );
}
