import type { ChallengeDetail } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session/session";
import { TextLink } from "@/ui/TextLink";

/** To what employers see of the challenge that the reader passed, and the switch for its code. */
export function ProofLink({ challenge }: { challenge: Pick<ChallengeDetail, "slug"> }) {
  const state = useSession();
  // Visitors try challenges on the same pages.
  if (state.phase !== "in" || !state.profile) return null;
  return (
    <TextLink underlined href={paths.proof(state.profile.slug, challenge.slug)}>
      Choose what is shown
    </TextLink>
  );
}
