import { Loading, SkeletonBar, SkeletonRows, SkeletonText } from "@/ui/Skeleton";

/** The profile before it comes. */
export function ProfileSkeleton() {
  return (
    <div className="page">
      <Loading label="Loading your profile">
        <div className="flex items-start gap-5 pt-8 pb-6">
          <SkeletonBar className="size-20 rounded-full!" />
          <div className="grid grow gap-3 pt-1">
            <SkeletonBar className="h-7 w-56" />
            <SkeletonBar className="h-4 w-80 max-w-full" />
            <SkeletonBar className="h-3.5 w-48" />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-x-12 md:grid-cols-[minmax(0,1fr)_280px]">
          <div className="border-line border-t py-6">
            <SkeletonBar className="mb-4 h-4 w-24" />
            <SkeletonText lines={4} />
            <SkeletonBar className="mt-10 mb-4 h-4 w-40" />
            <SkeletonRows rows={4} />
          </div>
          <div className="border-line border-t py-6 max-md:hidden">
            <SkeletonText lines={6} />
          </div>
        </div>
      </Loading>
    </div>
  );
}
