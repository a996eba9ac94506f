import { SkeletonBar, SkeletonText } from "@/ui/Skeleton";
import { MessagesFrame } from "./MessagesFrame";

export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="border-line border-t">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="flex h-[90px] gap-3 border-line border-b py-3">
          <SkeletonBar className="size-8 rounded-full" />
          <div className="grid grow content-start gap-2.5 pt-1">
            <SkeletonBar className="h-3.5 w-2/5" />
            <SkeletonBar className="h-3 w-3/5" />
            <SkeletonBar className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function ThreadSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-6 px-(--gutter) py-6">
      <div className="w-3/5">
        <SkeletonText lines={2} />
      </div>
      <div className="ml-auto w-1/2">
        <SkeletonText lines={3} />
      </div>
      <div className="w-2/5">
        <SkeletonText lines={2} />
      </div>
    </div>
  );
}

/** The whole page before anything has come. */
export function MessagesSkeleton() {
  return (
    <MessagesFrame
      head={<div className="h-[92px]" />}
      list={<ListSkeleton />}
      thread={<ThreadSkeleton />}
      context={null}
      threadInFront={false}
    />
  );
}
