import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { firstChallengeQuery } from "./queries";

const TryChallengeSection = lazy(() => import("./TryChallengeSection"));

/** A challenge to solve without an account. It comes with the answer, as `PromiseRecord` does. */
export function TryChallenge() {
  const { data } = useQuery(firstChallengeQuery);
  const challenge = data?.challenges[0];
  if (!challenge) return null;
  return (
    <Suspense fallback={null}>
      <TryChallengeSection challenge={challenge} />
    </Suspense>
  );
}
