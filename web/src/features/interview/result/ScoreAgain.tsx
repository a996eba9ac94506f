import { useMutation } from "@tanstack/react-query";
import type { Again } from "@/entities/interview/answer";
import { explain } from "@/lib/errors";
import { Button } from "@/ui/Button";
import { ProofGlyph } from "@/ui/ProofGlyph";
import { scoreAgain } from "../queries";

type Props = { attemptId: string; total: number; reviewed: boolean };

/** Lets the server compute the number once more from what is stored, and says what came of it. */
export function ScoreAgain({ attemptId, total, reviewed }: Props) {
  const again = useMutation({ mutationFn: () => scoreAgain(attemptId) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="sm" pending={again.isPending} onClick={() => again.mutate()}>
        Score again
      </Button>
      <p role="status" className="min-w-0 grow basis-52 text-13 text-muted">
        {again.error ? (
          <span className="text-stop">{explain(again.error).sentence}</span>
        ) : again.data ? (
          <span className="text-ink">
            {again.data.same && <ProofGlyph className="mr-1.5 inline-block align-[-0.125em]" />}
            {againText(again.data, total)}
          </span>
        ) : reviewed ? (
          "Computes the score again from the reviewer's findings."
        ) : (
          "Computes the score again from the stored data."
        )}
      </p>
    </div>
  );
}

/** The result of a second scoring, compared with the current score. */
function againText({ total, same, made_by, now_by }: Again, current: number): string {
  if (made_by === now_by) {
    return same
      ? `Same score: ${total}, with the same version ${made_by}.`
      : `Different score: ${total}, with the same version ${made_by}. This is our error. Request a review.`;
  }
  return same
    ? `Same score: ${total}. Version ${made_by} computed it, and version ${now_by} agrees.`
    : `Your score stays ${current}, from version ${made_by}. Version ${now_by} computes ${total}.`;
}
