import { prefetchTiers, TiersPage } from "./TiersPage";
import { TiersSkeleton } from "./TiersSkeleton";

export const loader = () => prefetchTiers("job_seeker");

export const Skeleton = TiersSkeleton;

/** What a job seeker's tiers have, cost, and change. */
export default function SeekerTiersPage() {
  return <TiersPage audience="job_seeker" />;
}
