import { SkeletonBar, SkeletonRows, SkeletonText } from "@/ui/Skeleton";

/** The shape of the page before an interview. */
export function LobbySkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_380px]">
      <SkeletonText lines={8} />
      <SkeletonBar className="h-64 w-full rounded-layer lg:row-span-2" />
      <SkeletonRows rows={7} />
    </div>
  );
}
