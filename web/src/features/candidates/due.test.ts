import { expect, it } from "vitest";
import { dueOf, dueSentence } from "./due";

const now = new Date("2026-11-20T12:00:00Z").getTime();
const at = (days: number) => new Date(now + days * 86_400_000).toISOString();

it("says when an answer is due, and louder as it comes near", () => {
  expect(dueOf(at(5.5), now)).toEqual({ text: "Due in 5 days", tone: "plain" });
  expect(dueOf(at(1.5), now)).toEqual({ text: "Due in 1 day", tone: "wait" });
  expect(dueOf(at(0.2), now)).toEqual({ text: "Due today", tone: "wait" });
  expect(dueOf(at(-0.2), now)).toEqual({ text: "Overdue", tone: "stop" });
  expect(dueOf(at(-3), now)).toEqual({ text: "Overdue by 3 days", tone: "stop" });
});

it("says when the interest ends, where that is later than the promise", () => {
  expect(dueSentence(at(-2), at(-5), now)).toBe(
    "Your answer is overdue by 2 days. The interest expires in 9 days.",
  );
  expect(dueSentence(at(0.5), at(-13.5), now)).toBe("Your answer is due today.");
});
