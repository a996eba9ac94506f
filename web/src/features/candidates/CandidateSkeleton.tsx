import { stageKindValues } from "@/lib/vocabulary.generated";
import { SkeletonBar, SkeletonText } from "@/ui/Skeleton";
import { SplitView } from "@/ui/SplitView";

export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="border-line border-t">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="h-[137px] border-line border-b py-3">
          <div className="flex h-[22px] items-center justify-between gap-6">
            <SkeletonBar className="h-3.5 w-2/5" />
            <SkeletonBar className="h-3.5 w-6" />
          </div>
          <SkeletonBar className="mt-2 h-3 w-4/5" />
          <SkeletonBar className="mt-2.5 h-3 w-3/5" />
          <SkeletonBar className="mt-3 h-2 w-full" />
          <SkeletonBar className="mt-3 h-2.5 w-2/5" />
        </div>
      ))}
    </div>
  );
}

export function DetailSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex items-center gap-4">
        <SkeletonBar className="size-12 rounded-full" />
        <span className="grid gap-2.5">
          <SkeletonBar className="h-6 w-56" />
          <SkeletonBar className="h-3.5 w-72 max-w-full" />
        </span>
      </div>
      <div className="mt-6 flex gap-10 border-line border-y py-4">
        {[1, 2, 3].map((fact) => (
          <span key={fact} className="grid gap-2">
            <SkeletonBar className="h-3 w-16" />
            <SkeletonBar className="h-3.5 w-24" />
          </span>
        ))}
      </div>
      <SkeletonBar className="mt-7 h-4 w-40" />
      <SkeletonBar className="mt-3 h-5 w-full" />
      <div className="mt-6 max-w-measure">
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}

/** The board before its cards have come. */
export function BoardSkeleton() {
  return (
    <div aria-hidden="true" className="flex h-full gap-3 pb-3">
      {stageKindValues.map((kind, place) => (
        <div
          key={kind}
          className="grid h-full min-h-60 w-[264px] shrink-0 content-start gap-2 rounded-layer border border-line bg-sunken p-3"
        >
          <SkeletonBar className="mb-1 h-3.5 w-24" />
          {[1, 2, 3].slice(0, Math.max(0, 3 - place)).map((card) => (
            <SkeletonBar key={card} className="h-[90px] w-full" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The whole page before anything has come. */
export function CandidatesSkeleton() {
  return (
    <SplitView
      head={<div className="h-[220px] md:h-[233px]" />}
      list={<ListSkeleton />}
      detail={<DetailSkeleton />}
      detailLabel="The open candidate"
      detailInFront={false}
    />
  );
}
