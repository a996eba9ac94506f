import { SkeletonBar, SkeletonText } from "@/ui/Skeleton";

/** The shape of the page: statement, editor, results. */
export function WorkbenchSkeleton() {
  return (
    <span className="flex h-[calc(100dvh-var(--bar-height)-56px)]">
      <span className="block w-full shrink-0 px-(--gutter) pt-8 md:w-[440px] md:border-line md:border-r">
        <SkeletonBar className="mb-3 h-7 w-56" />
        <SkeletonBar className="mb-8 h-3.5 w-72" />
        <SkeletonText lines={6} />
      </span>
      <span className="grow bg-sunken p-6 max-md:hidden">
        <SkeletonText lines={9} />
      </span>
    </span>
  );
}
