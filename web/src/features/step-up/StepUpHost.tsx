import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useSession } from "@/lib/session/session";
import { type StepUpRequest, useStepUpRequest } from "@/lib/step-up/step-up";
import { Dialog } from "@/ui/Dialog";
import { MethodsSkeleton } from "./MethodsSkeleton";

const Ways = lazy(() => import("./StepUpMethods"));

type Props = {
  /** Draws the captcha that the server may want before a proof. */
  captcha: ReactNode;
};

/** Asks whoever is signed in to prove it once more, when `withStepUp` wants it. Stands once in the application. */
export function StepUpHost({ captcha }: Props) {
  const current = useStepUpRequest();
  const session = useSession();
  // What is asked stays readable while the dialog leaves.
  const [shown, setShown] = useState<StepUpRequest | null>(null);
  useEffect(() => {
    if (current) setShown(current);
  }, [current]);
  const request = current ?? shown;
  const gone = current !== null && session.phase === "out";
  useEffect(() => {
    // The session has ended, so there is no one to ask.
    if (gone) current?.settle(false);
  }, [gone, current]);
  if (!request) return null;
  return (
    <Dialog
      open={current !== null}
      onClose={() => request.settle(false)}
      title="Confirm it's you"
      description={`Before you ${request.what}. This is valid for a few minutes.`}
    >
      {session.phase === "in" && (
        <Suspense fallback={<MethodsSkeleton />}>
          <Ways request={request} user={session.session.user} />
          {captcha}
        </Suspense>
      )}
    </Dialog>
  );
}
