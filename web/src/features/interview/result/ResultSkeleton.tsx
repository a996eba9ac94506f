import { SkeletonBar, SkeletonRows } from "@/ui/Skeleton";

/** The shape of a result. */
export function ResultSkeleton() {
  return (
    <div className="grid gap-8">
      <SkeletonBar className="h-20 w-64" />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SkeletonRows rows={7} />
        <SkeletonBar className="h-80 w-full rounded-control" />
      </div>
    </div>
  );
}
