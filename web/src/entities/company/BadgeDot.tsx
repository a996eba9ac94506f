/** The colour of a company's badge, as a dot beside its label. It says nothing that the label doesn't. */
export function BadgeDot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="size-2 shrink-0 rounded-full"
      // A colour of content, not of the design.
      style={{ backgroundColor: color }}
    />
  );
}
