import { expect, it } from "vitest";
import { feedbackCsv } from "./csv";

it("has a line for each answer", () => {
  const csv = feedbackCsv([
    {
      id: "1",
      created_at: "2026-11-28T01:00:00Z",
      cursor: "",
      feedback_type: "detailed",
      person: { id: "p", full_name: "Sina Seeker" },
      user_agent: null,
      answers: [1, 2].map((at) => ({
        component_id: "skills",
        component_name: "Skills",
        question_id: `skills-${at}`,
        question: `Question ${at}?`,
        answer: "Easy",
      })),
    },
  ]);
  expect(csv.split("\r\n")).toEqual([
    "Time,Person,Kind,Component,Question,Answer,Browser",
    "2026-11-28T01:00:00Z,Sina Seeker,detailed,Skills,Question 1?,Easy,",
    "2026-11-28T01:00:00Z,Sina Seeker,detailed,Skills,Question 2?,Easy,",
    "",
  ]);
});
