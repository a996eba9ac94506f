import { cx } from "./cx";
import { ProofGlyph } from "./ProofGlyph";

/** A word in the proof colour with its mark: for what the server itself has seen. */
export function ProofTag({
  children,
  className,
}: {
  children: string;
  className?: string | undefined;
}) {
  return (
    <span
      className={cx(
        "inline-flex h-[22px] max-w-full items-center gap-1.5 rounded-tag border border-proof bg-proof-tint px-2 text-12 whitespace-nowrap text-proof",
        className,
      )}
    >
      <ProofGlyph />
      <bdi className="truncate">{children}</bdi>
    </span>
  );
}
