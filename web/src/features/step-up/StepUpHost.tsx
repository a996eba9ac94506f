import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useSession } from "@/lib/session/session";
import { type StepUpRequest, useStepUpRequest } from "@/lib/step-up/step-up";
import { Dialog } from "@/ui/Dialog";
import { WaysSkeleton } from "./WaysSkeleton";

const Ways = lazy(() => import("./Ways"));

type Props = {
  /** Draws the captcha that the server may want before a proof. */
  captcha: ReactNode;
};

/** Asks whoever is signed in to prove it once more, when `withStepUp` wants it. Stands once in the application. */
export function StepUpHost({ captcha }: Props) {
  const asked = useStepUpRequest();
  const session = useSession();
  // What is asked stays readable while the dialog leaves.
  const [shown, setShown] = useState<StepUpRequest | null>(null);
  useEffect(() => {
    if (asked) setShown(asked);
  }, [asked]);
  const request = asked ?? shown;
  const gone = asked !== null && session.phase === "out";
  useEffect(() => {
    // The session ended meanwhile: there is nobody left to ask.
    if (gone) asked?.settle(false);
  }, [gone, asked]);
  if (!request) return null;
  return (
    <Dialog
      open={asked !== null}
      onClose={() => request.settle(false)}
      title="Confirm it's you"
      description={`Before you ${request.what}. This is valid for a few minutes.`}
    >
      {session.phase === "in" && (
        <Suspense fallback={<WaysSkeleton />}>
          <Ways request={request} user={session.session.user} />
          {captcha}
        </Suspense>
      )}
    </Dialog>
  );
}
