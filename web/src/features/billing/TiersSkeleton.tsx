import { Loading, SkeletonBar } from "@/ui/Skeleton";

/** The head and three tiers. */
export function TiersSkeleton() {
  return (
    <div className="page">
      <Loading label="Loading the tiers">
        <SkeletonBar className="mt-8 h-8 w-64" />
        <SkeletonBar className="mt-3 h-4 w-full max-w-measure" />
        <TierBars />
      </Loading>
    </div>
  );
}

/** The same below the head. */
export function TierBars() {
  return (
    <div className="mt-8 grid gap-5 lg:grid-cols-3">
      {[0, 1, 2].map((tier) => (
        <SkeletonBar key={tier} className="h-96" />
      ))}
    </div>
  );
}
