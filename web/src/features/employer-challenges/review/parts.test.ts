import { expect, it } from "vitest";
import type { ChallengeDocument, ChallengeReview } from "@/lib/database.types";
import { countMarks, reviewedParts } from "./parts";

const review = (marks: ChallengeReview["marks"]): ChallengeReview => ({
  is_own: false,
  marks,
  note: null,
  updated_at: "2026-11-26T12:00:00Z",
  reviewer: { id: "r", full_name: "Rex Reader", avatar_url: null },
});

it("marks each question of a written challenge, and any other answer as a whole", () => {
  const written = { kind: "written", questions: [{ question: "Why?" }, { question: "How?" }] };
  expect(reviewedParts(written as ChallengeDocument)).toEqual(["Why?", "How?"]);
  expect(reviewedParts({ kind: "code" } as ChallengeDocument)).toEqual(["The answer"]);
});

it("counts marks of one part, the lowest first", () => {
  const reviews = [review(["good", null]), review(["weak", "excellent"]), review(["good", null])];
  expect(countMarks(reviews, 0)).toEqual([
    ["weak", 1],
    ["good", 2],
  ]);
  expect(countMarks(reviews, 1)).toEqual([["excellent", 1]]);
  expect(countMarks([], 0)).toEqual([]);
});
