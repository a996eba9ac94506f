import { tiersPath } from "@/entities/subscription/tiers-path";
import { explain } from "@/lib/errors";
import { useProfile } from "@/lib/session/session";
import { type LiftingTier, liftedText, tierThatLifts } from "@/lib/tier-refusal";
import { TextLink } from "@/ui/TextLink";

/**
 * Why a command failed, in words. Where a limit of the tier refused it, with a link to the tier that lifts the limit.
 */
export function ErrorSentence({ error }: { error: unknown }) {
  const tier = tierThatLifts(error);
  const { sentence } = explain(error);
  if (!tier) return sentence;
  return (
    <>
      {sentence} <LiftingTierLink tier={tier} />
    </>
  );
}

/** A recruiter decides on no tier: the sentence alone has to do. */
function LiftingTierLink({ tier }: { tier: LiftingTier }) {
  const path = tiersPath(useProfile());
  if (!path) return "Ask your company's admin.";
  return (
    <TextLink underlined href={`${path}#${tier.id}`}>
      {liftedText(tier)}
    </TextLink>
  );
}
