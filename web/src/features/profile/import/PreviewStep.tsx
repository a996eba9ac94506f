import { ErrorSentence } from "@/entities/query/ErrorSentence";
import { paths } from "@/lib/paths";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { NoteList } from "@/ui/NoteList";
import { ActionBar, Section } from "@/ui/Page";
import { BasicsPreview } from "./BasicsPreview";
import { changesAnything, sections, tally, tallyText } from "./choices";
import { DeletablePreview } from "./DeletablePreview";
import { LeftOutList } from "./LeftOutList";
import { SectionPreview } from "./SectionPreview";
import type { Import, PreviewState } from "./use-import";

/** The second step: what would change, entry by entry, each to be left out. */
export function PreviewStep({ state, current }: { state: Import; current: PreviewState }) {
  const { preview, notes } = current;
  const { ticks, setTicks } = state;
  const counts = tally(preview, ticks);
  const nothing = Object.values(counts).every((count) => count === 0);
  const anything = changesAnything(preview);
  return (
    <>
      <div className="max-w-[900px]">
        {state.moved && (
          <Banner tone="wait" live className="mb-4">
            Your profile changed in the meantime. This is the updated preview. Your choices are
            kept.
          </Banner>
        )}
        {!anything && (
          <EmptyState
            title="Your profile is already up to date"
            action={
              <Link href={paths.profile} className={buttonClass()}>
                Back to the profile
              </Link>
            }
          >
            Nothing in this résumé is new.
            {preview.deletable.length > 0 && " Entries missing from it are listed below."}
          </EmptyState>
        )}
        <BasicsPreview basics={preview.basics} ticks={ticks} onTicks={setTicks} />
        {sections.map((section) => (
          <SectionPreview
            key={section}
            section={section}
            items={preview[section]}
            ticks={ticks}
            onTicks={setTicks}
          />
        ))}
        <DeletablePreview deletable={preview.deletable} ticks={ticks} onTicks={setTicks} />
        {notes.length > 0 && (
          <Section
            title="Notes on the file"
            aside={notes.length}
            lede="What was changed or ignored. The rest is imported as is."
          >
            <NoteList notes={notes} label="Notes on the file" />
          </Section>
        )}
        {!state.guessed && state.leftOut.length > 0 && (
          <Section
            title="Not imported"
            aside={state.leftOut.length}
            lede="These parts of the file have no place in a profile."
          >
            <LeftOutList parts={state.leftOut} />
          </Section>
        )}
        {state.applyError && (
          <Banner tone="stop" live className="my-4">
            <ErrorSentence error={state.applyError} /> Nothing was imported.
          </Banner>
        )}
      </div>
      <ActionBar label="Import" note={tallyText(counts)} className="-mx-(--gutter)">
        <Button onClick={state.startOver}>Choose another file</Button>
        <Button
          variant="primary"
          pending={state.applying || state.checking}
          disabled={nothing}
          onClick={state.apply}
        >
          Import selected
        </Button>
      </ActionBar>
    </>
  );
}
