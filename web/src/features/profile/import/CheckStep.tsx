import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useDraftDefaults, useKeepDraft, writeDraft } from "@/lib/drafts";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { ActionBar, Section } from "@/ui/Page";
import { CheckBasics } from "./CheckBasics";
import { CheckList } from "./CheckList";
import { CheckSkills } from "./CheckSkills";
import { type GuessValues, guessSchema, toDocument, toValues } from "./guess-form";
import { LeftOutList } from "./LeftOutList";
import type { ReadDraft } from "./read-resume";
import { guessDraftName, type Import } from "./use-import";

const sources = {
  pdf: "PDF",
  docx: "Word document",
  linkedin_archive: "LinkedIn archive",
  json_resume: "JSON Resume",
} as const;

/** The step between a file of text and its preview: every guess, with the line that it was read from. */
export function CheckStep({ state, draft }: { state: Import; draft: ReadDraft }) {
  const form = useForm<GuessValues>({
    resolver: zodResolver(guessSchema),
    mode: "onTouched",
    defaultValues: useDraftDefaults<GuessValues>(guessDraftName, toValues(draft)),
  });
  useKeepDraft(guessDraftName, form);
  const unsure = form
    .watch("work")
    .concat()
    .filter((entry) => entry.take && entry.unsure).length;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => {
        // The way back leads to what was just corrected.
        writeDraft(guessDraftName, values);
        state.checkDocument(toDocument(draft.document, values));
      })}
    >
      <div className="max-w-reading">
        <p className="text-muted">
          This was read from the text of your {sources[draft.source]}. Correct what is wrong and
          clear what you don't want. Nothing is saved yet.
        </p>
        {unsure > 0 && (
          <Banner tone="wait" className="mt-4">
            {unsure === 1
              ? "In 1 entry, title and company may be the wrong way round."
              : `In ${unsure} entries, title and company may be the wrong way round.`}
          </Banner>
        )}
        <CheckBasics form={form} origins={draft.origins} />
        <CheckList form={form} list="work" />
        <CheckList form={form} list="education" />
        <CheckList form={form} list="projects" />
        <CheckSkills form={form} />
        {draft.left_out.length > 0 && (
          <Section
            title="Not imported"
            aside={draft.left_out.length}
            lede="These lines have no place in a profile, or couldn't be read. Add what matters to About."
          >
            <LeftOutList parts={draft.left_out} form={form} />
          </Section>
        )}
        {state.refusal && (
          <Banner tone="stop" live className="my-4">
            {state.refusal.problem} Nothing was imported.
          </Banner>
        )}
      </div>
      <ActionBar label="Preview" note="Nothing is saved yet." className="-mx-(--gutter)">
        <Button onClick={state.startOver}>Choose another file</Button>
        <Button type="submit" variant="primary" pending={state.checking}>
          Preview changes
        </Button>
      </ActionBar>
    </form>
  );
}
