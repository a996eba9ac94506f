import { Download } from "lucide-react";
import { useState } from "react";
import { explain } from "@/lib/errors";
import { saveFile } from "@/lib/save-file";
import { Button } from "@/ui/Button";
import { Menu } from "@/ui/Menu";
import { useToast } from "@/ui/Toasts";
import { type ExportKind, exportJobs } from "./import/export-jobs";
import { type Group, groupLabels } from "./jobs-list";

const kinds: [ExportKind, string][] = [
  ["csv-spreadsheet", "CSV for spreadsheets"],
  ["csv", "CSV for programs"],
  ["json", "JobPosting documents (JSON)"],
];

type Props = {
  group: Group;
  /** How many jobs it has. */
  count: number;
  /** The list is narrowed by title or owner, which an export is not. */
  narrowed: boolean;
};

/** Takes the jobs of the shown group out as a file. What goes out can come in again. */
export function ExportMenu({ group, count, narrowed }: Props) {
  const { toast } = useToast();
  const [exported, setExported] = useState<number | null>(null);
  const run = async (kind: ExportKind) => {
    setExported(0);
    try {
      const { name, parts, type } = await exportJobs(
        kind,
        { status: group },
        new Date(),
        setExported,
      );
      saveFile(name, parts, type);
    } catch (error) {
      toast({ message: `Export failed. ${explain(error).sentence}`, tone: "stop" });
    } finally {
      setExported(null);
    }
  };
  const which = group === "all" ? "All jobs" : `${groupLabels[group]} only`;
  return (
    <>
      <Menu
        trigger={
          <Button
            icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
            pending={exported !== null}
          >
            Export
          </Button>
        }
        header={
          <p className="text-13 text-muted">
            {narrowed ? `${which}. Filters by title and owner don't apply.` : which}
          </p>
        }
        groups={[
          kinds.map(([kind, label]) => ({
            label,
            onSelect: () => void run(kind),
            disabledReason: count === 0 ? "no jobs" : undefined,
          })),
        ]}
      />
      <p role="status" className="sr-only">
        {exported === null ? "" : `Exporting: ${exported.toLocaleString()} jobs so far`}
      </p>
    </>
  );
}
