import { useEffect, useRef } from "react";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LockedState } from "@/ui/LockedState";
import { PageHeader } from "@/ui/Page";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { Stepper } from "@/ui/Stepper";
import { TextLink } from "@/ui/TextLink";
import { useJobRights } from "./gate";
import { ChooseStep, WorkProgress } from "./import/ChooseStep";
import { MapStep } from "./import/MapStep";
import { PreviewStep } from "./import/PreviewStep";
import { ApplyingStep, ResultStep } from "./import/ResultStep";
import { type ImportState, useImport } from "./import/use-import";

const steps = ["File", "Preview", "Done"];

export function Skeleton() {
  return (
    <div className="page">
      <Loading label="Loading the import">
        <SkeletonBar className="mt-8 mb-10 h-8 w-40" />
        <SkeletonRows rows={6} />
      </Loading>
    </div>
  );
}

/** Brings jobs in from elsewhere, one or thousands: nothing is changed before it was looked at. */
export default function ImportPage() {
  usePageTitle("Import jobs");
  const { mayManage } = useJobRights();
  return (
    <div className="page pb-10">
      <PageHeader
        above={<TextLink href={paths.jobs}>Jobs</TextLink>}
        title="Import jobs"
        lede="Import a CSV file or schema.org JobPosting data, which most job pages include. You see a preview before anything is imported."
      />
      {mayManage ? (
        <Import />
      ) : (
        <LockedState title="You can't manage jobs">
          Ask your company's admin for the permission to manage jobs.
        </LockedState>
      )}
    </div>
  );
}

function Import() {
  const state = useImport();
  const { id, current } = state;
  const step = current?.status === "applied" ? 2 : id !== null ? 1 : 0;

  // Each step begins at its top.
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) window.scrollTo({ top: 0 });
    before.current = step;
  }, [step]);

  return (
    <>
      <div className="mb-6 max-w-reading">
        <Stepper
          label="Steps of the import"
          steps={steps}
          current={step}
          onGo={step === 1 ? state.close : undefined}
        />
      </div>
      {current && (
        <p className="mb-4 truncate text-13 text-muted">
          <bdi>{current.name}</bdi>
        </p>
      )}
      <Step state={state} />
    </>
  );
}

function Step({ state }: { state: ImportState }) {
  const { id, query, current, work } = state;
  if (id === null) return <ChooseStep state={state} />;
  if (query.isPending) {
    return (
      <Loading label="Loading the import">
        <SkeletonRows rows={6} />
      </Loading>
    );
  }
  if (query.isError && !current) {
    return (
      <QueryFailure query={query} title="The import could not be loaded">
        It's stored for 1 day.
      </QueryFailure>
    );
  }
  if (!current) {
    return (
      <EmptyState
        title="Import not found"
        action={<Button onClick={state.close}>Choose a file</Button>}
      >
        Imports are stored for 1 day. Only the person who started them can see them.
      </EmptyState>
    );
  }
  switch (current.status) {
    case "mapping":
      return <MapStep key={current.id} state={state} current={current} />;
    case "applying":
      return <ApplyingStep current={current} />;
    case "applied":
      return <ResultStep state={state} current={current} />;
    case "ready":
      return <PreviewStep key={current.id} state={state} current={current} />;
    default:
      return <Halfway state={state} progress={work !== null} />;
  }
}

/** The file is not whole, or its rows are being read. */
function Halfway({ state, progress }: { state: ImportState; progress: boolean }) {
  if (progress && state.work) return <WorkProgress work={state.work} className="max-w-reading" />;
  if (state.refusal || state.current?.status === "uploading") {
    return (
      <FailedState
        title="Upload failed"
        requestId={state.refusal?.requestId}
        onRetry={state.id === null ? undefined : () => state.discard(state.id ?? "")}
      >
        {state.refusal?.sentence ?? "The upload was interrupted."} Choose the file again.
      </FailedState>
    );
  }
  return (
    <Loading label="Reading the rows">
      <SkeletonRows rows={6} />
    </Loading>
  );
}
