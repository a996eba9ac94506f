import { Download } from "lucide-react";
import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { Button } from "@/ui/Button";
import { Menu } from "@/ui/Menu";
import { useToast } from "@/ui/Toasts";
import type { ExportKind } from "./export-candidates";

const kinds: [ExportKind, string][] = [
  ["csv", "CSV"],
  ["json_resume", "JSON Resume documents (ZIP)"],
];

/** Takes the approved candidates of the chosen job out as a file. */
export function ExportCandidates({ job }: { job: { id: string; title: string } | null }) {
  const { toast } = useToast();
  const showError = useErrorToast();
  const [exported, setExported] = useState<number | null>(null);
  const run = async (kind: ExportKind) => {
    if (!job) return;
    setExported(0);
    try {
      const [{ exportCandidates }, { saveFile }] = await Promise.all([
        import("./export-candidates"),
        import("@/lib/save-file"),
      ]);
      const file = await exportCandidates(kind, job, new Date(), setExported);
      if (file) saveFile(file.name, file.parts, file.type);
      else toast({ message: "Nothing to export. You haven't approved a candidate for this job." });
    } catch (error) {
      showError(error);
    } finally {
      setExported(null);
    }
  };
  const progress = exported ? `Exporting: ${exported.toLocaleString()} candidates so far` : "";
  return (
    <div className="ml-auto flex items-center gap-2">
      <p role="status" className="text-12 text-muted">
        {progress}
      </p>
      <Menu
        trigger={
          <Button
            size="sm"
            variant="quiet"
            icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
            pending={exported !== null}
          >
            Export
          </Button>
        }
        header={
          <p className="text-13 text-muted">
            {job
              ? `Approved candidates for ${job.title}`
              : "Choose a job to export its candidates."}
          </p>
        }
        groups={[
          kinds.map(([kind, label]) => ({
            label,
            onSelect: () => void run(kind),
            disabledReason: job ? undefined : "no job",
          })),
        ]}
      />
    </div>
  );
}
