import { useEffect, useRef } from "react";
import { Navigate } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { PageHeader } from "@/ui/Page";
import { Stepper } from "@/ui/Stepper";
import { TextLink } from "@/ui/TextLink";
import { CheckStep } from "./import/CheckStep";
import { PreviewStep } from "./import/PreviewStep";
import { ResultStep } from "./import/ResultStep";
import { SourceStep } from "./import/SourceStep";
import { useImport } from "./import/use-import";

const direct = ["Résumé", "What changes", "Done"];
/** Text of pages is guessed at, so someone looks at it first. */
const guessed = ["Résumé", "Check", "What changes", "Done"];

/** The import of a résumé: nothing is changed before it was looked at. A newcomer does it before the first form. */
export default function ImportPage() {
  const { needs_onboarding, role } = useProfile();
  if (role !== "job_seeker") return <Navigate to={paths.selectRole} replace />;
  return <ImportSteps newcomer={needs_onboarding} />;
}

function ImportSteps({ newcomer }: { newcomer: boolean }) {
  usePageTitle("Import a résumé");
  const state = useImport();
  const { looking, result } = state;
  const steps = state.guessed ? guessed : direct;
  const last = steps.length - 1;
  const step = result ? last : looking ? last - 1 : state.guessed ? 1 : 0;

  // Each step starts at the top, and so does a refreshed preview.
  const place = `${step} ${state.moved}`;
  const before = useRef(place);
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo({ top: 0 });
    // The button that led here is gone with its step.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div className="page pb-10">
      <PageHeader
        above={
          newcomer ? (
            <TextLink href={paths.selectRole}>Back</TextLink>
          ) : (
            <TextLink href={paths.profile}>Profile</TextLink>
          )
        }
        title="Import a résumé"
        lede={
          <>
            A PDF, a Word document, your LinkedIn archive or a{" "}
            <TextLink
              underlined
              href="https://jsonresume.org/schema"
              target="_blank"
              rel="noreferrer"
            >
              JSON Resume
            </TextLink>
            . You see a preview before anything changes. The file isn't kept.
          </>
        }
      />
      <div className="mb-6 max-w-reading">
        <Stepper
          label="Steps of the import"
          steps={steps}
          current={step}
          onGo={looking && !result ? state.back : undefined}
        />
      </div>
      <section ref={content} tabIndex={-1} aria-label={steps[step]} className="outline-none">
        {result ? (
          <ResultStep
            result={result}
            leftOut={state.leftOut}
            newcomer={newcomer}
            onAgain={state.startOver}
          />
        ) : looking ? (
          <PreviewStep state={state} current={looking} />
        ) : state.guessed ? (
          <CheckStep state={state} draft={state.guessed} />
        ) : (
          <SourceStep state={state} />
        )}
      </section>
    </div>
  );
}
