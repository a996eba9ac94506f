import { useEffect, useRef } from "react";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { PageHeader } from "@/ui/Page";
import { Stepper } from "@/ui/Stepper";
import { TextLink } from "@/ui/TextLink";
import { PreviewStep } from "./import/PreviewStep";
import { ResultStep } from "./import/ResultStep";
import { SourceStep } from "./import/SourceStep";
import { useImport } from "./import/use-import";

const steps = ["Résumé", "What changes", "Done"];

/** The import of a JSON Resume: nothing is changed before it was looked at. */
export default function ImportPage() {
  usePageTitle("Import a résumé");
  const state = useImport();
  const { looking, result } = state;
  const step = result ? 2 : looking ? 1 : 0;

  // Each step starts at the top, and so does a refreshed preview.
  const place = `${step} ${state.moved}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) window.scrollTo({ top: 0 });
    before.current = place;
  }, [place]);

  return (
    <div className="page pb-10">
      <PageHeader
        above={<TextLink href={paths.profile}>Profile</TextLink>}
        title="Import a résumé"
        lede={
          <>
            A file in the open format{" "}
            <TextLink
              underlined
              href="https://jsonresume.org/schema"
              target="_blank"
              rel="noreferrer"
            >
              JSON Resume
            </TextLink>
            . You see a preview before anything changes.
          </>
        }
      />
      <div className="mb-6 max-w-reading">
        <Stepper
          label="Steps of the import"
          steps={steps}
          current={step}
          onGo={step === 1 ? state.back : undefined}
        />
      </div>
      {result ? (
        <ResultStep result={result} onAgain={state.startOver} />
      ) : looking ? (
        <PreviewStep state={state} current={looking} />
      ) : (
        <SourceStep state={state} />
      )}
    </div>
  );
}
