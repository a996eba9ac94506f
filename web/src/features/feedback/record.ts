import { quickFeedback, type SurveyPage } from "@/entities/survey/survey";
import type { FeedbackType, Role } from "@/lib/vocabulary.generated";
import { answerText, chosenComponents, chosenPages, type SurveyState } from "./survey-state";

export type ComponentResponse = {
  componentId: string;
  componentName: string;
  questions: { questionId: string; question: string; answer: string }[];
};

/** What a person says, as its table keeps it. */
export type Feedback = {
  selected_pages: string[];
  selected_components: string[];
  responses: ComponentResponse[];
  feedback_type: FeedbackType;
};

export function quickRecord(text: string): Feedback {
  const { componentId, componentName, questionId, question } = quickFeedback;
  return {
    selected_pages: [],
    selected_components: [],
    responses: [
      { componentId, componentName, questions: [{ questionId, question, answer: text.trim() }] },
    ],
    feedback_type: "quick",
  };
}

export function detailedRecord(survey: SurveyPage[], state: SurveyState): Feedback {
  const components = chosenComponents(survey, state);
  return {
    selected_pages: chosenPages(survey, state).map(({ id }) => id),
    selected_components: components.map(({ id }) => id),
    responses: components.map(({ id, name, questions }) => ({
      componentId: id,
      componentName: name,
      questions: questions.map((one) => ({
        questionId: one.id,
        question: one.question,
        answer: answerText(state.answers[one.id]) ?? "",
      })),
    })),
    feedback_type: "detailed",
  };
}

/** Which table and which function are a role's. */
export const channels = {
  job_seeker: { table: "beta_test_responses", notify: "notify-beta-test" },
  employer: { table: "employer_beta_test_responses", notify: "notify-employer-beta-test" },
} as const satisfies Record<Role, { table: string; notify: string }>;
