import { useQuery } from "@tanstack/react-query";
import { useProfile } from "@/lib/session/session";
import { TextLink } from "@/ui/TextLink";
import { type LimitKey, limitText, tierWithMore } from "./limits";
import { tiersQuery } from "./queries";
import { tiersPath } from "./tiers-path";

type Props = {
  limit: LimitKey;
  /** What the reader's tier allows. */
  allowed: number | boolean | null;
};

/** Where a limit is used up: a link to the smallest tier that allows more. Nothing where there is none. */
export function TierWithMore({ limit, allowed }: Props) {
  const profile = useProfile();
  const path = tiersPath(profile);
  const { data } = useQuery({
    ...tiersQuery(profile.role ?? "job_seeker"),
    enabled: path !== null,
  });
  const tier = data && tierWithMore(data, limit, allowed);
  if (!tier || !path) return null;
  const value = tier.limits[limit];
  const has =
    typeof value === "number"
      ? `has ${limitText(value)}`
      : value === null
        ? "has no limit"
        : "includes it";
  return (
    <TextLink underlined href={`${path}#${tier.id}`}>
      {tier.name} {has}
    </TextLink>
  );
}
