import { useState } from "react";
import type { Reported } from "@/entities/report/report";
import { Button } from "@/ui/Button";
import { defer } from "@/ui/deferred";

const dialog = defer(async () => (await import("@/entities/report/ReportDialog")).ReportDialog);

/** The way to tell staff about a job, at its end. */
export function ReportJob({ jobId }: { jobId: string }) {
  const [reported, setReported] = useState<Reported | null>(null);
  const Dialog = dialog.useWhen(reported !== null);
  return (
    <p className="pb-7 print:hidden">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3"
        onClick={() => setReported({ kind: "job", jobId })}
      >
        Report this job
      </Button>
      {Dialog && <Dialog reported={reported} onClose={() => setReported(null)} />}
    </p>
  );
}
