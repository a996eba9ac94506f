import type { User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { QueryFailure } from "@/entities/query/QueryFailure";
import { factorsQuery } from "@/lib/factors";
import { passkeysQuery } from "@/lib/passkeys";
import type { StepUpRequest } from "@/lib/step-up/step-up";
import { waysOf } from "@/lib/step-up/ways";
import { WayChoice } from "./WayChoice";
import { WaysSkeleton } from "./WaysSkeleton";

/** How this person can confirm who they are. */
export default function Ways({ request, user }: { request: StepUpRequest; user: User }) {
  const factors = useQuery({ ...factorsQuery, staleTime: 0 });
  const passkeys = useQuery(passkeysQuery);
  if (factors.isError) {
    return (
      <QueryFailure
        query={factors}
        level={3}
        title="It could not be looked up how you can confirm"
      />
    );
  }
  // Passkeys that cannot be listed are one way less, and no more than that.
  if (factors.isPending || passkeys.isPending) {
    return <WaysSkeleton />;
  }
  const ways = waysOf(request.wanted, {
    user,
    factors: factors.data,
    passkeys: passkeys.data?.length ?? 0,
  });
  return (
    <WayChoice
      ways={ways}
      onProved={() => request.settle(true)}
      onClose={() => request.settle(false)}
    />
  );
}
