import { SkeletonBar, SkeletonText } from "@/ui/Skeleton";
import { SplitView } from "@/ui/SplitView";

/** The rows of the list before they come. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="border-line border-t">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="h-[117px] border-line border-b py-3">
          <div className="flex h-[22px] items-center justify-between gap-6">
            <SkeletonBar className="h-3.5 w-3/5" />
            <SkeletonBar className="h-3.5 w-6" />
          </div>
          <div className="mt-1 flex h-[22px] items-center">
            <SkeletonBar className="h-3 w-4/5" />
          </div>
          <SkeletonBar className="mt-2 h-2 w-full" />
          <SkeletonBar className="mt-3 h-2.5 w-2/5" />
        </div>
      ))}
    </div>
  );
}

/** The job before it comes. */
export function DetailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex h-8 items-center gap-2">
        <SkeletonBar className="size-8" />
        <SkeletonBar className="h-3.5 w-48" />
      </div>
      <SkeletonBar className="mt-4 h-7 w-72 max-w-full" />
      <SkeletonBar className="mt-3 h-3.5 w-64 max-w-full" />
      <div className="mt-6 flex gap-10 border-line border-y py-4">
        {[1, 2, 3].map((fact) => (
          <span key={fact} className="grid gap-2">
            <SkeletonBar className="h-3 w-16" />
            <SkeletonBar className="h-3.5 w-24" />
          </span>
        ))}
      </div>
      <MatchSkeleton />
    </div>
  );
}

/** What stands below a job's facts, before it comes. */
export function MatchSkeleton() {
  return (
    <div aria-hidden="true">
      <SkeletonBar className="mt-7 h-4 w-40" />
      <SkeletonBar className="mt-3 h-5 w-full" />
      <div className="mt-6 max-w-measure">
        <SkeletonText lines={5} />
      </div>
    </div>
  );
}

/** The whole page before anything has come. */
export function BrowseSkeleton() {
  return (
    <SplitView
      head={<div className="h-[92px]" />}
      list={<ListSkeleton />}
      detail={<DetailSkeleton />}
      foot={null}
      detailLabel="The open job"
      detailInFront={false}
    />
  );
}
