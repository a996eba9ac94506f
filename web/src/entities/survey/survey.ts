import employer from "@content/survey/employer.json";
import seeker from "@content/survey/job_seeker.json";
import scales from "@content/survey/scales.json";
import type { Role } from "@/lib/vocabulary.generated";

export type SurveyQuestion = {
  id: string;
  question: string;
  /** Asks for more beside "Other". */
  prompt: string;
  options: string[];
};
export type SurveyComponent = { id: string; name: string; questions: SurveyQuestion[] };
export type SurveyPage = { id: string; name: string; components: SurveyComponent[] };

/** The questions of a role, by page and component. */
export const surveys: Record<Role, SurveyPage[]> = {
  job_seeker: withOptions(seeker),
  employer: withOptions(employer),
};

type Written = {
  id: string;
  name: string;
  components: {
    id: string;
    name: string;
    questions: { id: string; question: string; prompt: string; scale: string }[];
  }[];
};

/** Most questions share their options, which are written once. */
function withOptions(pages: Written[]): SurveyPage[] {
  const options = new Map<string, string[]>(Object.entries(scales));
  return pages.map((page) => ({
    ...page,
    components: page.components.map((component) => ({
      ...component,
      questions: component.questions.map(({ id, question, prompt, scale }) => ({
        id,
        question,
        prompt,
        options: options.get(scale) ?? [],
      })),
    })),
  }));
}

/** The one question of quick feedback. */
export const quickFeedback = {
  componentId: "quick-feedback",
  componentName: "Quick Feedback",
  questionId: "quick-feedback-1",
  question: "What should we know?",
} as const;

/** All components of a role, in the order of the pages. */
export function surveyComponents(role: Role): SurveyComponent[] {
  return surveys[role].flatMap(({ components }) => components);
}

/** A question by its id; undefined where it is no longer asked. */
export function surveyQuestion(role: Role, id: string): SurveyQuestion | undefined {
  return surveyComponents(role)
    .flatMap(({ questions }) => questions)
    .find((question) => question.id === id);
}
