import { Loading, SkeletonBar } from "@/ui/Skeleton";

/** A field and a button. */
export function WaysSkeleton() {
  return (
    <Loading label="Looking up how you can confirm">
      <div className="grid gap-4">
        <SkeletonBar className="h-9" />
        <SkeletonBar className="h-9 w-28" />
      </div>
    </Loading>
  );
}
