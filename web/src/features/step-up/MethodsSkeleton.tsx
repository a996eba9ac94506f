import { Loading, SkeletonBar } from "@/ui/Skeleton";

/** A field and a button. */
export function MethodsSkeleton() {
  return (
    <Loading label="Loading your options to confirm">
      <div className="grid gap-4">
        <SkeletonBar className="h-9" />
        <SkeletonBar className="h-9 w-28" />
      </div>
    </Loading>
  );
}
