import { expect, test } from "vitest";
import type { Answer, ClosedQuestion } from "@/entities/interview/answer";
import { asQuote, type CheckAnswer, neighbour, nextOpen, validAnswers } from "./answers";

const questions = ["a", "b", "c"].map(
  (check): ClosedQuestion => ({
    check,
    dimension: "interface",
    title: check,
    question: null,
    points: 1,
  }),
);
const met: CheckAnswer = { met: true, quote: null };

test("after an answer comes the next open question, around the end", () => {
  expect(nextOpen(questions, {}, null)).toBe("a");
  expect(nextOpen(questions, { a: met }, "a")).toBe("b");
  expect(nextOpen(questions, { b: met, c: met }, "c")).toBe("a");
  expect(nextOpen(questions, { a: met, b: met, c: met }, "a")).toBeNull();
});

test("walking stays at the ends", () => {
  expect(neighbour(questions, "a", 1)).toBe("b");
  expect(neighbour(questions, "c", 1)).toBe("c");
  expect(neighbour(questions, "a", -1)).toBe("a");
  expect(neighbour(questions, null, 1)).toBe("a");
  expect(neighbour([], null, 1)).toBeNull();
});

test("of a draft only answers to what is asked are kept", () => {
  expect(validAnswers(questions, { a: met, b: "yes", c: { met: 1, quote: null }, z: met })).toEqual(
    {
      a: met,
    },
  );
  expect(validAnswers(questions, null)).toEqual({});
});

test("only the candidate's own words make a quote", () => {
  const answer: Answer = {
    notes: {
      requirements: "",
      estimates: "",
      interface: "",
      architecture: "",
      deep_dive: "Two copies are kept.",
    },
    estimates: [],
    board: {
      nodes: [{ id: "n1", kind: "queue", label: "Jobs", note: "Tried five times", x: 0, y: 0 }],
      edges: [],
      notes: "",
    },
    turns: [
      { from: "interviewer" as const, text: "What breaks?", question: null },
      { from: "candidate" as const, text: "The disk.", question: null },
    ],
    drills: [],
  };
  expect(asQuote(" Two copies ", answer)).toBe("Two copies");
  expect(asQuote("five times", answer)).toBe("five times");
  expect(asQuote("The disk", answer)).toBe("The disk");
  expect(asQuote("What breaks", answer)).toBeNull();
  expect(asQuote("", answer)).toBeNull();
});
