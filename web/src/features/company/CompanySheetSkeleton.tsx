import { SkeletonBar, SkeletonText } from "@/ui/Skeleton";

/** Stands where a company's sheet will, in its shape. */
export function CompanySheetSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <div className="flex items-center gap-4">
        <SkeletonBar className="size-12" />
        <SkeletonBar className="h-7 w-56" />
      </div>
      <SkeletonBar className="h-16 w-full" />
      <SkeletonText lines={6} />
    </div>
  );
}
