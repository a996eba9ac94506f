import type { ChallengeDocument, ChallengeReview } from "@/lib/database.types";
import { type ReviewMark, reviewMarkValues } from "@/lib/vocabulary.generated";

/** What is marked apart: the questions of a written challenge; of another the answer as a whole. */
export function reviewedParts({ kind, questions }: ChallengeDocument): string[] {
  return kind === "written" && questions?.length
    ? questions.map(({ question }) => question)
    : ["The answer"];
}

/** How many reviewers gave each mark to one part, the lowest mark first; marks that none gave are left out. */
export function countMarks(reviews: ChallengeReview[], part: number): [ReviewMark, number][] {
  return reviewMarkValues
    .map((mark): [ReviewMark, number] => [
      mark,
      reviews.filter(({ marks }) => marks[part] === mark).length,
    ])
    .filter(([, count]) => count > 0);
}
