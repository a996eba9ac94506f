import { ProofGlyph } from "@/ui/ProofGlyph";
import { exactTime } from "@/ui/relative-time";
import { TextLink } from "@/ui/TextLink";

/** Where a figure of the server comes from. */
export type Receipt = {
  /** The figure with its name: "Rust, 30 of 30". */
  title: string;
  /** What it counts, a line each: "9 challenges passed, 3 hard". */
  counts: string[];
  /** When it was last computed, ISO 8601. */
  computedAt?: string | null | undefined;
  /** Where it comes from: "submissions judged here". */
  source?: string | undefined;
  /** To the evidence itself. */
  link?: { href: string; label: string } | undefined;
};

/** The receipt's text. `ProofMark` shows it in a layer; a page may also print it in place. */
export function ReceiptBody({ receipt }: { receipt: Receipt }) {
  return (
    <>
      <span className="flex items-baseline gap-2">
        <ProofGlyph className="translate-y-0.5" />
        <span className="grow font-semibold">{receipt.title}</span>
        <span className="font-mono text-12 text-muted">receipt</span>
      </span>
      <ul className="mt-2 font-mono text-12 leading-5 text-muted">
        {receipt.counts.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {receipt.source && <li>from {receipt.source}</li>}
        {receipt.computedAt && <li>counted {exactTime(new Date(receipt.computedAt))}</li>}
      </ul>
      {receipt.link && (
        <span className="mt-2 block">
          <TextLink href={receipt.link.href}>{receipt.link.label}</TextLink>
        </span>
      )}
    </>
  );
}
