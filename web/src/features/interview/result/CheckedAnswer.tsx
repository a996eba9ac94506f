import { useRef } from "react";
import { useSearchParams } from "react-router";
import { AnswerPane } from "@/entities/interview/AnswerPane";
import type { Finding, Receipt, Result } from "@/entities/interview/answer";
import type { View } from "@/entities/interview/spot";
import { Button } from "@/ui/Button";
import { Section } from "@/ui/Page";
import { readLook } from "../places";
import { Dimensions } from "./Dimensions";
import { recordOf } from "./record";

type Props = {
  result: Result;
  receipt: Receipt;
  /** Over the answer. */
  title: string;
  /** What whoever gave it is called. */
  candidate: string;
};

/** Each check at the left, what it points at beside it. */
export function CheckedAnswer({ result, receipt, title, candidate }: Props) {
  const [search, setSearch] = useSearchParams();
  const pane = useRef<HTMLElement>(null);
  const look = readLook(search, receipt.findings);
  const lookAt = (to: { view?: View; check?: string }) => {
    setSearch(to, { replace: true, preventScrollReset: true });
    // On a narrow page the pane lies far below.
    if (to.check && window.matchMedia("(width < 1024px)").matches) {
      requestAnimationFrame(() => pane.current?.focus());
    }
  };
  const back = (check: Finding) => document.getElementById(`check-${check.check}`)?.focus();
  return (
    <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Section
        title="Seven dimensions"
        aside={`${receipt.findings.filter(({ met }) => met).length} of ${receipt.findings.length} checks met`}
        className="pt-8"
      >
        <Dimensions
          result={result}
          receipt={receipt}
          looked={look.check?.check ?? null}
          onLook={(check) => lookAt({ check })}
        />
      </Section>
      <section
        ref={pane}
        tabIndex={-1}
        aria-label={title}
        className="min-w-0 pt-8 pb-6 outline-none"
      >
        <div className="lg:sticky lg:top-[calc(var(--bar-height)+16px)] lg:max-h-[calc(100dvh-var(--bar-height)-32px)] lg:overflow-y-auto">
          <div className="mb-1 flex min-h-7 flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-16">{title}</h2>
            {look.check && (
              <Button
                size="sm"
                variant="quiet"
                className="lg:hidden"
                onClick={() => look.check && back(look.check)}
              >
                Back to the check
              </Button>
            )}
          </div>
          <AnswerPane
            record={recordOf(result, candidate)}
            view={look.view}
            onView={(view) => lookAt({ view, ...(look.check && { check: look.check.check }) })}
            spot={look.spot}
            mark={
              look.check?.met === false
                ? { tone: "wait", word: "Here" }
                : { tone: "proof", word: "Counts" }
            }
          />
        </div>
      </section>
    </div>
  );
}
