import { ProofGlyph } from "./ProofGlyph";

/** Stands while the first session is loaded, and only then: everything later has a skeleton. */
export function FullScreenSpinner({ label = "Loading Devproof" }: { label?: string | undefined }) {
  return (
    <div role="status" aria-label={label} className="grid min-h-dvh place-items-center bg-paper">
      <ProofGlyph size={40} drawing />
    </div>
  );
}
