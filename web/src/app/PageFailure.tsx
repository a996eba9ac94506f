import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRevalidator, useRouteError } from "react-router";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { FailedState } from "@/ui/FailedState";

/** A part of a page's code could not be fetched: most often a new version was put up meanwhile. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)
  );
}

/** Stands in the place of a page whose data or code failed; the bars around it go on working. */
export function PageFailure() {
  const error = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const { revalidate, state } = useRevalidator();
  usePageTitle("Not loaded");

  if (isMissingChunk(error)) {
    return (
      <div className="page py-8">
        <h1 className="sr-only">Not loaded</h1>
        <FailedState title="Reload this page" onRetry={() => location.reload()}>
          Part of the page couldn't be loaded. Your connection dropped or a newer version is
          available.
        </FailedState>
      </div>
    );
  }
  const { sentence, requestId } = explain(error);
  return (
    <div className="page py-8">
      <h1 className="sr-only">Not loaded</h1>
      <FailedState
        title="This page could not be loaded"
        requestId={requestId}
        retrying={state === "loading"}
        onRetry={() => {
          reset();
          void revalidate();
        }}
      >
        {sentence}
      </FailedState>
    </div>
  );
}
