import { prefetchTiers, TiersPage } from "./TiersPage";
import { TiersSkeleton } from "./TiersSkeleton";

export const loader = () => prefetchTiers("employer");

export const Skeleton = TiersSkeleton;

/** What a company's tiers have, cost, and change. */
export default function EmployerTiersPage() {
  return <TiersPage audience="employer" />;
}
