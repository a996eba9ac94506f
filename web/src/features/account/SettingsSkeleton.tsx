import { Loading, SkeletonBar } from "@/ui/Skeleton";

/** Three sections in the shape of the page. */
export function SettingsSkeleton() {
  return (
    <div className="page">
      <Loading label="Loading the settings">
        <SkeletonBar className="mt-8 h-8 w-40" />
        <SectionBars />
      </Loading>
    </div>
  );
}

/** The same below the tabs. */
export function SectionBars() {
  return (
    <div className="mt-8">
      {[0, 1, 2].map((section) => (
        <div
          key={section}
          className="grid gap-x-12 gap-y-4 border-line border-t py-7 lg:grid-cols-[280px_minmax(0,1fr)]"
        >
          <SkeletonBar className="h-5 w-36" />
          <div className="grid max-w-form gap-3">
            <SkeletonBar className="h-9" />
            <SkeletonBar className="h-9 w-32" />
          </div>
        </div>
      ))}
    </div>
  );
}
