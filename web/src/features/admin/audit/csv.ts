import { csvLines } from "@/lib/csv";
import type { AuditEntry } from "@/lib/database.types";

const columns = ["Time", "Who", "Account", "Action", "Kind", "About", "Reason", "Details"];

/** The head of the file. */
export const auditHead = csvLines([columns]);

/** A line for each entry. */
export const auditCsv = (entries: AuditEntry[]): string =>
  csvLines(
    entries.map((entry) => [
      entry.created_at,
      entry.actor?.full_name || entry.actor_label || "",
      entry.actor?.id ?? "",
      entry.action,
      entry.subject_kind,
      entry.subject_id ?? "",
      entry.reason,
      JSON.stringify(entry.details),
    ]),
  );
