import { Checkbox } from "@/ui/Checkbox";
import type { ChoiceProps } from "./PagesStep";
import { StepHeading } from "./StepHeading";
import { chosenComponents, chosenPages, selectedText } from "./survey-state";

/** Which parts of the chosen pages. */
export function ComponentsStep({ survey, state, onState }: ChoiceProps) {
  const toggle = (id: string, isOn: boolean) =>
    onState({
      ...state,
      components: isOn ? [...state.components, id] : state.components.filter((one) => one !== id),
    });
  return (
    <>
      <StepHeading aside={selectedText(chosenComponents(survey, state).length, "component")}>
        Which parts of them?
      </StepHeading>
      <div className="grid gap-5">
        {chosenPages(survey, state).map((page) => (
          <fieldset key={page.id}>
            <legend className="mb-1 font-semibold text-13 text-muted">{page.name}</legend>
            {page.components.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={state.components.includes(id)}
                onChange={(event) => toggle(id, event.target.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
