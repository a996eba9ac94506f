import { useLocation } from "react-router";
import type { ImportResult, JobImport } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { type Fact, Facts } from "@/ui/Facts";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Page";
import { Progress } from "@/ui/Progress";
import { readShow, ShowTabs } from "./PreviewStep";
import { ImportRows } from "./RowList";
import type { ImportState } from "./use-import";

/** The rows on their way into the list of jobs. The page may be closed meanwhile. */
export function ApplyingStep({ current }: { current: JobImport }) {
  const { progress, row_count: all } = current;
  const done = progress?.done ?? null;
  return (
    <Section title="Importing rows" className="max-w-reading">
      <Progress
        label="Writing jobs"
        value={done}
        max={progress?.total || all}
        text={
          done === null
            ? "Waiting in the queue"
            : `${done.toLocaleString()} of ${all.toLocaleString()} rows`
        }
      />
      <p className="mt-3 text-muted">
        The jobs appear when the import is complete. You can leave this page.
      </p>
    </Section>
  );
}

/** What became of the rows. */
export function ResultStep({ state, current }: { state: ImportState; current: JobImport }) {
  const { search } = useLocation();
  const { result } = current;
  return (
    <>
      <Section title="Import results" className="max-w-reading">
        {result && <Facts layout="rows" facts={factsOf(result)} />}
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Link
            href={
              result && result.published < result.created
                ? `${paths.jobs}?status=draft`
                : paths.jobs
            }
            className={buttonClass({ variant: "primary" })}
          >
            View jobs
          </Link>
          <Button onClick={state.close}>Import more</Button>
        </div>
      </Section>
      <ShowTabs current={current} show={readShow(search)} />
      <ImportRows
        current={current}
        show={readShow(search)}
        skipped={new Set()}
        onSkip={() => undefined}
      />
    </>
  );
}

function factsOf(result: ImportResult): Fact[] {
  const rows: [string, number][] = [
    ["Created", result.created],
    ["Published", result.published],
    ["Updated", result.updated],
    ["Unchanged", result.left],
    ["Excluded", result.skipped],
    ["Changed by someone else, skipped", result.gone],
    ["Broken", result.broken],
  ];
  return rows
    .filter(([label, count]) => count > 0 || label === "Created")
    .map(([label, count]) => ({
      label,
      value: <span className="tabular-nums">{count.toLocaleString()}</span>,
    }));
}
