import { Loading, SkeletonBar } from "@/ui/Skeleton";

/** The shape of cards and charts. */
export function AnalyticsSkeleton() {
  return (
    <Loading label="Loading analytics">
      <div className="grid grid-cols-2 gap-6 py-6 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <span key={card} className="grid gap-3">
            <SkeletonBar className="h-3 w-24" />
            <SkeletonBar className="h-7 w-16" />
          </span>
        ))}
      </div>
      <SkeletonBar className="h-4 w-40" />
      <SkeletonBar className="mt-4 h-56 w-full" />
    </Loading>
  );
}
