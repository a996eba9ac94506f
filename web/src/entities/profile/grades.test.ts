import { expect, it } from "vitest";
import { gradeText, missingText, proofText, provedText } from "./grades";

const proof = (grade: "shown" | "proved" | "proved_well", challenges: number, hard = 0) => ({
  grade,
  challenges,
  hard,
  last_completed_at: "2026-01-01T00:00:00Z",
  interview: null,
});
const nothing = { any: 0, medium: 0, hard: 0, other_skills: 0 };

it("says what a grade is made of", () => {
  expect(proofText(proof("shown", 1))).toBe("1 challenge passed");
  expect(proofText(proof("proved", 8, 3))).toBe("8 challenges passed, 3 of them hard");
  expect(proofText(proof("proved", 2, 2))).toBe("2 challenges passed, hard");
  expect(gradeText(proof("shown", 1))).toBe("shown by 1 challenge");
  expect(gradeText(proof("proved_well", 8))).toBe("proved well by 8 challenges");
  const interviewed = { ...proof("proved", 0), interview: 72 };
  expect(proofText(interviewed)).toBe("72 of 100 in the system design interview");
  expect(gradeText(interviewed)).toBe("proved by the system design interview");
});

it("counts what is only shown apart from what is proved", () => {
  const skills = [proof("proved_well", 8), proof("proved", 3), proof("shown", 1), null];
  expect(provedText(skills.map((proved) => ({ proved })))).toBe("2 of 4, 1 shown");
  expect(provedText([{ proved: null }])).toBe("0 of 1");
});

it("says what is missing to the next grade", () => {
  expect(missingText({ ...nothing, grade: "shown", any: 1 })).toBe("To be shown: 1 challenge");
  expect(missingText({ ...nothing, grade: "proved", medium: 2 })).toBe(
    "To be proved: 2 more of medium difficulty",
  );
  expect(missingText({ grade: "proved_well", any: 0, hard: 1, medium: 2, other_skills: 1 })).toBe(
    "To be proved well: 1 more hard challenge, 2 more of medium difficulty, another skill among them",
  );
  expect(missingText({ ...nothing, grade: "proved_well", other_skills: 2 })).toBe(
    "To be proved well: 1 more challenge, 2 other skills among them",
  );
});
