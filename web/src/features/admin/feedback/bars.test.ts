import { expect, it } from "vitest";
import { barsOf } from "./bars";

const counted = {
  question_id: "profile-rank-1",
  component_id: "rank",
  component_name: "Developer rank",
  question: "How clear is what your rank means?",
  total: 9,
  answers: [
    { answer: "Mostly clear", count: 5 },
    { answer: "It's just a number", count: 2 },
    { answer: "Unclear", count: 1 },
  ],
};

it("shows every option in its order, and puts own words under Other", () => {
  expect(barsOf("job_seeker", counted)).toEqual({
    bars: [
      { label: "Completely clear", count: 0 },
      { label: "Mostly clear", count: 5 },
      { label: "Partly clear", count: 0 },
      { label: "Unclear", count: 1 },
      // One more than is listed: the server lists the most frequent answers.
      { label: "Other", count: 3 },
    ],
    others: [{ label: "It's just a number", count: 2 }],
  });
});

it("counts the answers to a question that is no longer asked", () => {
  const { bars, others } = barsOf("employer", { ...counted, question_id: "gone" });
  expect(bars).toEqual([{ label: "Other", count: 9 }]);
  expect(others.length).toBe(3);
});
