import { SkeletonBar, SkeletonRows, SkeletonText } from "@/ui/Skeleton";

/** The shape of the catalogue: progress, what is next, rows. */
export function CatalogueSkeleton() {
  return (
    <>
      <span className="grid gap-x-12 gap-y-4 border-line border-y py-5 lg:grid-cols-[360px_minmax(0,1fr)]">
        <span className="flex gap-4">
          <SkeletonBar className="size-14" />
          <span className="grow pt-1">
            <SkeletonText lines={2} />
          </span>
        </span>
        <SkeletonText lines={3} />
      </span>
      <SkeletonBar className="my-4 h-9 w-full" />
      <SkeletonRows rows={9} />
    </>
  );
}
