import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";

/** The rows that are on their way. */
export function ResultsSkeleton() {
  return (
    <Loading label="Loading results">
      <SkeletonRows rows={6} tall />
    </Loading>
  );
}

/** The page before its code and its first answer. */
export function SearchSkeleton() {
  return (
    <div className="page pb-16">
      <Loading label="Loading results">
        <SkeletonBar className="mt-8 mb-6 h-8 w-72 max-w-full max-md:mt-6" />
        <div className="flex h-11 items-center gap-6 border-line border-b">
          <SkeletonBar className="h-3.5 w-16" />
          <SkeletonBar className="h-3.5 w-24" />
        </div>
        <div className="h-15" />
        <SkeletonRows rows={6} tall />
      </Loading>
    </div>
  );
}
