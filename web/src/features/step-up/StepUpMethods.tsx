import type { User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { factorsQuery } from "@/lib/factors";
import { passkeysQuery } from "@/lib/passkeys";
import { methodsOf } from "@/lib/step-up/methods";
import type { StepUpRequest } from "@/lib/step-up/step-up";
import { MethodChoice } from "./MethodChoice";
import { MethodsSkeleton } from "./MethodsSkeleton";

/** How this person can confirm who they are. */
export default function StepUpMethods({ request, user }: { request: StepUpRequest; user: User }) {
  const factors = useQuery({ ...factorsQuery, staleTime: 0 });
  const passkeys = useQuery(passkeysQuery);
  if (factors.isError) {
    return (
      <QueryFailure query={factors} level={3} title="Your options to confirm couldn't be loaded" />
    );
  }
  // Passkeys that cannot be listed are one way less, and no more than that.
  if (factors.isPending || passkeys.isPending) {
    return <MethodsSkeleton />;
  }
  const methods = methodsOf(request.wanted, {
    user,
    factors: factors.data,
    passkeys: passkeys.data?.length ?? 0,
  });
  return (
    <MethodChoice
      methods={methods}
      onProved={() => request.settle(true)}
      onClose={() => request.settle(false)}
    />
  );
}
