import type { SurveyComponent, SurveyPage, SurveyQuestion } from "@/entities/survey/survey";

export type Step = "initial" | "pages" | "components" | "questions";

/** One of the options, or a text of one's own. */
export type Answer = { kind: "option"; option: string } | { kind: "other"; text: string };

/** Where a person is in the survey, and what they said. */
export type SurveyState = {
  step: Step;
  /** Ids of pages and components. */
  pages: string[];
  components: string[];
  /** Which question is shown, from 0. */
  question: number;
  answers: Record<string, Answer>;
};

export const start: SurveyState = {
  step: "initial",
  pages: [],
  components: [],
  question: 0,
  answers: {},
};

/** A question with the component that it belongs to. */
export type AskedQuestion = SurveyQuestion & { component: Pick<SurveyComponent, "id" | "name"> };

/** The chosen pages, in their order. */
export function chosenPages(survey: SurveyPage[], state: SurveyState): SurveyPage[] {
  return survey.filter(({ id }) => state.pages.includes(id));
}

/** The chosen components of the chosen pages: one whose page is no longer chosen doesn't count. */
export function chosenComponents(survey: SurveyPage[], state: SurveyState): SurveyComponent[] {
  return chosenPages(survey, state)
    .flatMap(({ components }) => components)
    .filter(({ id }) => state.components.includes(id));
}

/** Every question of the chosen components. */
export function questionsOf(survey: SurveyPage[], state: SurveyState): AskedQuestion[] {
  return chosenComponents(survey, state).flatMap(({ id, name, questions }) =>
    questions.map((question) => ({ ...question, component: { id, name } })),
  );
}

/** The answer as it is sent; null while there is none. */
export function answerText(answer: Answer | undefined): string | null {
  if (!answer) return null;
  return (answer.kind === "option" ? answer.option : answer.text.trim()) || null;
}

/** Whether "Next" goes on. */
export function canGoOn(survey: SurveyPage[], state: SurveyState): boolean {
  if (state.step === "pages") return chosenPages(survey, state).length > 0;
  if (state.step === "components") return chosenComponents(survey, state).length > 0;
  return state.question < questionsOf(survey, state).length - 1;
}

/** Whether the survey can be sent: on the last question, and with all of them answered. */
export function canSubmit(survey: SurveyPage[], state: SurveyState): boolean {
  const questions = questionsOf(survey, state);
  const answered = questions.filter(({ id }) => answerText(state.answers[id]) !== null);
  return (
    state.step === "questions" &&
    state.question === questions.length - 1 &&
    answered.length >= questions.length
  );
}

export function next(survey: SurveyPage[], state: SurveyState): SurveyState {
  if (state.step === "initial") return { ...state, step: "pages" };
  if (!canGoOn(survey, state)) return state;
  if (state.step === "pages") return { ...state, step: "components" };
  if (state.step === "components") return { ...state, step: "questions", question: 0 };
  return { ...state, question: state.question + 1 };
}

/** One step back; from the first question to the components. */
export function back(state: SurveyState): SurveyState {
  switch (state.step) {
    case "questions":
      return state.question > 0
        ? { ...state, question: state.question - 1 }
        : { ...state, step: "components" };
    case "components":
      return { ...state, step: "pages" };
    default:
      return { ...state, step: "initial" };
  }
}

/** "1 component selected", "3 components selected". */
export function selectedText(count: number, noun: "page" | "component"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"} selected`;
}
