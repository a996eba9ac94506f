import type { AttemptHead } from "@/entities/interview/answer";
import type { ScoreChoice } from "@/lib/vocabulary.generated";

/** A point of the plot. */
export type Point = { id: string; at: number; total: number; isShown: boolean };

/** The scored attempts in the order of time. */
export function seriesOf(attempts: AttemptHead[]): Point[] {
  return attempts
    .flatMap(({ id, total, started_at, is_shown }) =>
      total === null ? [] : [{ id, at: new Date(started_at).getTime(), total, isShown: is_shown }],
    )
    .toSorted((a, b) => a.at - b.at);
}

/** Which attempt others see: of those that are shown the best or the latest; of equals the later. */
export function seenByOthers(attempts: AttemptHead[], choice: ScoreChoice): string | null {
  const shown = seriesOf(attempts).filter(({ isShown }) => isShown);
  const seen = shown.reduce<Point | null>(
    (best, one) => (best === null || choice === "latest" || one.total >= best.total ? one : best),
    null,
  );
  return seen?.id ?? null;
}
