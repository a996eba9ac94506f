import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { DataExport } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Progress } from "@/ui/Progress";
import { RelativeTime } from "@/ui/RelativeTime";
import { SkeletonBar } from "@/ui/Skeleton";
import { SettingsSection } from "../SettingsSection";
import { downloadExport, exportQuery, requestExport } from "./queries";

/** A copy of everything that is kept about the person. */
export function ExportSection() {
  const query = useQuery(exportQuery);
  return (
    <SettingsSection
      title="Your data"
      id="export"
      lede="All data about you in one ZIP: JSON files and the files you uploaded."
    >
      {query.isPending ? (
        <SkeletonBar className="h-9 w-64" />
      ) : query.isError ? (
        <p role="alert" className="text-13 text-stop">
          {explain(query.error).sentence}{" "}
          <Button size="sm" pending={query.isRefetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <Copy copy={query.data} />
      )}
    </SettingsSection>
  );
}

function Copy({ copy }: { copy: DataExport | null }) {
  const client = useQueryClient();
  const asking = useMutation({
    mutationFn: requestExport,
    onSettled: () => client.invalidateQueries({ queryKey: exportQuery.queryKey }),
  });
  const fetching = useMutation({ mutationFn: downloadExport });
  const refused = asking.error ?? fetching.error;
  const path = copy?.state === "ready" ? copy.path : null;
  const wait = copy?.next_at && Date.parse(copy.next_at) > Date.now() ? copy.next_at : null;

  if (copy?.state === "waiting" || copy?.state === "running") {
    return (
      <>
        <Progress
          label="Preparing your export"
          value={copy.state === "running" ? copy.done : null}
          max={copy.total}
          text={copy.total > 0 ? `${copy.done} of ${copy.total} parts` : "Waiting in the queue"}
        />
        <p className="mt-3 text-13 text-muted">
          You can leave this page. We'll email you when it's ready.
        </p>
      </>
    );
  }
  return (
    <>
      {refused && (
        <Banner tone="stop" live className="mb-4">
          {explain(refused).sentence}
        </Banner>
      )}
      {copy?.state === "failed" && (
        <Banner tone="stop" className="mb-4" title="The last export failed.">
          Your data is safe. Try again.
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        {path && (
          <Button
            variant="primary"
            pending={fetching.isPending}
            onClick={() => fetching.mutate(path)}
          >
            Download export{copy?.size ? ` (${sizeText(copy.size)})` : ""}
          </Button>
        )}
        {!wait && (
          <Button
            variant={path ? undefined : "primary"}
            pending={asking.isPending}
            onClick={() => asking.mutate()}
          >
            {copy ? "Create new export" : "Export my data"}
          </Button>
        )}
      </div>
      <p className="mt-3 text-13 text-muted">
        {path && copy?.expires_at && (
          <>
            Packed <RelativeTime at={copy.created_at} />; deleted{" "}
            <RelativeTime at={copy.expires_at} />.{" "}
          </>
        )}
        {wait ? (
          <>
            You can create a new export <RelativeTime at={wait} />.
          </>
        ) : (
          "1 export per hour. Only you can download it. It's deleted after 1 day."
        )}
      </p>
    </>
  );
}

/** Bytes in the unit that people read. */
function sizeText(bytes: number): string {
  const unit = bytes < 1_000_000 ? "kilobyte" : bytes < 1_000_000_000 ? "megabyte" : "gigabyte";
  const size = { kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9 }[unit];
  return new Intl.NumberFormat("en", {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "kilobyte" ? 0 : 1,
  }).format(Math.max(1, bytes) / size);
}
