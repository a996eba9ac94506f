import type { SurveyPage } from "@/entities/survey/survey";
import { Checkbox } from "@/ui/Checkbox";
import { StepHeading } from "./StepHeading";
import { chosenPages, type SurveyState, selectedText } from "./survey-state";

export type ChoiceProps = {
  survey: SurveyPage[];
  state: SurveyState;
  onState: (state: SurveyState) => void;
};

/** Which pages the feedback is about. */
export function PagesStep({ survey, state, onState }: ChoiceProps) {
  const toggle = (id: string, isOn: boolean) =>
    onState({
      ...state,
      pages: isOn ? [...state.pages, id] : state.pages.filter((page) => page !== id),
    });
  return (
    <>
      <StepHeading aside={selectedText(chosenPages(survey, state).length, "page")}>
        Which pages do you want to talk about?
      </StepHeading>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="sr-only">Pages</legend>
        {survey.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={state.pages.includes(id)}
            onChange={(event) => toggle(id, event.target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
