import type { Candidate } from "@/lib/database.types";
import { RelativeTime } from "@/ui/RelativeTime";

/** Where the candidate is, and who moved them when. The company's alone. */
export function CandidateMoves({ candidate: { stage, moves } }: { candidate: Candidate }) {
  if (!stage) return null;
  return (
    <details className="mt-5 border-line border-y py-2.5">
      <summary className="cursor-pointer">
        Stage: <bdi className="font-semibold">{stage.name}</bdi>
        <span className="ml-2 text-13 text-muted">Only your company sees this</span>
      </summary>
      <ol aria-label="Moves" className="mt-2 grid gap-1 text-13 text-muted">
        {moves.map((move) => (
          <li key={move.created_at + move.to_name}>
            {move.from_name ? (
              <>
                <bdi>{move.from_name}</bdi> → <bdi>{move.to_name}</bdi>
              </>
            ) : (
              <>
                Entered <bdi>{move.to_name}</bdi>
              </>
            )}
            {move.moved_by_name && (
              <>
                {" "}
                by <bdi>{move.moved_by_name}</bdi>
              </>
            )}
            {", "}
            <RelativeTime at={move.created_at} />
          </li>
        ))}
      </ol>
    </details>
  );
}
