import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { Button } from "@/ui/Button";
import { type AuditFilter, exportAudit } from "./queries";

/** Saves what the filters find as a CSV file. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const [done, setDone] = useState<number | null>(null);
  const showError = useErrorToast();
  const run = async () => {
    setDone(0);
    try {
      const [{ auditCsv, auditHead }, { dayOf, saveFile, spreadsheetMark }] = await Promise.all([
        import("./csv"),
        import("@/lib/save-file"),
      ]);
      const parts = [spreadsheetMark, auditHead];
      for await (const page of exportAudit(filter, setDone)) parts.push(auditCsv(page.entries));
      saveFile(`audit-log-${dayOf(new Date())}.csv`, parts, "text/csv;charset=utf-8");
    } catch (error) {
      showError(error);
    } finally {
      setDone(null);
    }
  };
  return (
    <Button className="ml-auto max-md:ml-0 max-md:w-full" pending={done !== null} onClick={run}>
      {done ? `Exporting ${done.toLocaleString()} entries` : "Export CSV"}
    </Button>
  );
}
