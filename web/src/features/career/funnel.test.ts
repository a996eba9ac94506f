import { expect, it } from "vitest";
import type { InterestFunnel } from "@/lib/database.types";
import { stepsOf } from "./funnel";

const own: InterestFunnel = {
  days: 90,
  viewed: 20,
  interested: 8,
  approved: 2,
  conversations: 0,
  comparable: null,
};

it("puts each step beside the one before", () => {
  expect(stepsOf(own).map(({ label, percent, others }) => [label, percent, others])).toEqual([
    ["Viewed", null, null],
    ["Interested", 40, null],
    ["Approved", 25, null],
    ["Conversation", 0, null],
  ]);
  expect(stepsOf(own).map(({ share }) => share)).toEqual([1, 0.4, 0.1, 0]);
});

it("shows comparable people where there are enough, and no percentage of nothing", () => {
  const steps = stepsOf({
    ...own,
    viewed: 0,
    interested: 0,
    approved: 0,
    comparable: {
      counted_on: "2026-11-28",
      seniority: "senior",
      people: 30,
      interested_percent: 41,
      approved_percent: 33,
      conversation_percent: null,
    },
  });
  expect(steps.map(({ percent, others }) => [percent, others])).toEqual([
    [null, null],
    [null, 41],
    [null, 33],
    [null, null],
  ]);
});
