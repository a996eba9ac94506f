import { useQuery } from "@tanstack/react-query";
import { screenshotQuery } from "@/entities/bug-report/screenshots";
import { explain } from "@/lib/errors";
import { useObjectUrl } from "@/lib/use-object-url";
import { Button } from "@/ui/Button";
import { SkeletonBar } from "@/ui/Skeleton";

/** A screenshot that somebody sent; pressing it shows it in full in another tab. */
export function BugScreenshot({ path }: { path: string }) {
  const query = useQuery(screenshotQuery(path));
  const url = useObjectUrl(query.data);
  if (query.isError) {
    return (
      <p role="alert" className="text-13 text-stop">
        The screenshot couldn't be loaded. {explain(query.error).sentence}{" "}
        <Button size="sm" pending={query.isRefetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!url) return <SkeletonBar className="h-48" />;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img
        src={url}
        alt="Screenshot. Opens in full in a new tab."
        className="max-h-96 max-w-full rounded-control border border-line object-contain"
      />
    </a>
  );
}
