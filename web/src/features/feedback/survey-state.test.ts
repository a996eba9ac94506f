import { describe, expect, it } from "vitest";
import { surveys } from "@/entities/survey/survey";
import { detailedRecord, quickRecord } from "./record";
import {
  back,
  canGoOn,
  canSubmit,
  chosenComponents,
  next,
  questionsOf,
  type SurveyState,
  selectedText,
  start,
} from "./survey-state";

const survey = surveys.employer;
const choosing: SurveyState = { ...start, step: "pages" };

/** The survey at its first question, with two components of two questions. */
const asking: SurveyState = {
  ...start,
  step: "questions",
  pages: ["profile"],
  components: ["team-management", "matching-weights"],
};

describe("the questions", () => {
  it.each(["job_seeker", "employer"] as const)("of a %s are complete and named once", (role) => {
    const pages = surveys[role];
    expect(pages.length).toBe(10);
    const components = pages.flatMap((page) => page.components);
    const questions = components.flatMap((component) => component.questions);
    for (const list of [pages, components, questions]) {
      const ids = list.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const { question, prompt, options } of questions) {
      expect(question).toMatch(/\?$/);
      expect(prompt).toMatch(/[?]$/);
      expect(options.length).toBeGreaterThan(3);
    }
    expect(components.every((component) => component.questions.length > 0)).toBe(true);
  });
});

describe("the steps", () => {
  it("go from the start to pages, components and questions, each when something is chosen", () => {
    expect(next(survey, start).step).toBe("pages");
    expect(canGoOn(survey, choosing)).toBe(false);
    expect(next(survey, choosing)).toBe(choosing);
    const components = next(survey, { ...choosing, pages: ["jobs", "profile"] });
    expect(components.step).toBe("components");
    expect(canGoOn(survey, components)).toBe(false);
    expect(next(survey, { ...components, components: ["my-profile"] })).toMatchObject({
      step: "questions",
      question: 0,
    });
  });

  it("go back from the first question to components, then pages, then the start", () => {
    const second = next(survey, asking);
    expect(second.question).toBe(1);
    const steps = [back(second), back(asking), back(back(asking)), back(back(back(asking)))];
    expect(steps.map(({ step }) => step)).toEqual(["questions", "components", "pages", "initial"]);
    expect(back(second).question).toBe(0);
  });

  it("forget the components of a page that is no longer chosen", () => {
    const left = { ...asking, pages: ["messages"] };
    expect(chosenComponents(survey, left)).toEqual([]);
    expect(questionsOf(survey, left)).toEqual([]);
  });
});

describe("what is sent", () => {
  const questions = questionsOf(survey, asking);
  const answered: SurveyState = {
    ...asking,
    question: questions.length - 1,
    answers: Object.fromEntries(
      questions.map(({ id }, at) => [
        id,
        at === 0 ? { kind: "other", text: "  It depends " } : { kind: "option", option: "Unclear" },
      ]),
    ),
  };

  it("waits for the last question and for every answer", () => {
    expect(questions.length).toBe(4);
    expect(canSubmit(survey, answered)).toBe(true);
    expect(canSubmit(survey, { ...answered, question: 0 })).toBe(false);
    const [first] = questions;
    const blank = { ...answered.answers, [first?.id ?? ""]: { kind: "other", text: " " } as const };
    expect(canSubmit(survey, { ...answered, answers: blank })).toBe(false);
  });

  it("has the pages, the components and each answer", () => {
    const record = detailedRecord(survey, answered);
    expect(record).toMatchObject({
      selected_pages: ["profile"],
      selected_components: ["team-management", "matching-weights"],
      feedback_type: "detailed",
    });
    expect(record.responses[0]).toEqual({
      componentId: "team-management",
      componentName: "Team management: admin and recruiter roles",
      questions: [
        {
          questionId: "profile-team-management-1",
          question: "How clear are the roles of admin and recruiter?",
          answer: "It depends",
        },
        expect.objectContaining({ answer: "Unclear" }),
      ],
    });
  });

  it("is one component when it is quick", () => {
    expect(quickRecord(" Fine ")).toEqual({
      selected_pages: [],
      selected_components: [],
      responses: [
        {
          componentId: "quick-feedback",
          componentName: "Quick Feedback",
          questions: [
            {
              questionId: "quick-feedback-1",
              question: "What should we know?",
              answer: "Fine",
            },
          ],
        },
      ],
      feedback_type: "quick",
    });
  });
});

it("counts in words", () => {
  expect(selectedText(1, "component")).toBe("1 component selected");
  expect(selectedText(0, "page")).toBe("0 pages selected");
  expect(selectedText(3, "component")).toBe("3 components selected");
});
