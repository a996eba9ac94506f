import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { readId, readText, writeQuery } from "@/lib/url-state";
import { AdminFrame } from "../AdminFrame";
import { LogTable } from "../LogTable";
import { AuditFilters } from "./AuditFilters";
import { AuditRow } from "./AuditRow";
import { type AuditFilter, auditQuery } from "./queries";

const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : "");

/** Who did what, when, and why; nothing here can be changed. */
export default function AuditPage() {
  usePageTitle("Audit log");
  const [search, setSearch] = useSearchParams();
  const filter: AuditFilter = {
    action: readText(search, "action"),
    subject: readText(search, "subject"),
    actor: readId(search, "actor") ?? "",
    text: readText(search, "q"),
    since: day(readText(search, "since")),
    until: day(readText(search, "until")),
  };
  const show = (change: Partial<AuditFilter>) => {
    const { text, ...rest } = { ...filter, ...change };
    setSearch(writeQuery({ ...rest, q: text }));
  };
  const log = useInfiniteQuery(auditQuery(filter));
  return (
    <AdminFrame
      current="audit"
      title="Audit log"
      lede="Everything staff did, with the reason, newest first. Viewing this log adds an entry too."
    >
      <AuditFilters key={filter.text} filter={filter} onChange={show} />
      <LogTable
        query={log}
        name="audit log"
        columns={["When", "Who", "What", "About", "Why"]}
        empty="Change the filters above."
        row={(entry) => (
          <AuditRow key={entry.id} entry={entry} onActor={(actor) => show({ actor })} />
        )}
      />
    </AdminFrame>
  );
}
