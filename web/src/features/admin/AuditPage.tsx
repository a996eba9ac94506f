import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { AuditEntry } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { RelativeTime } from "@/ui/RelativeTime";
import { Td } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { AdminFrame } from "./AdminFrame";
import { LogFilter } from "./LogFilter";
import { LogTable } from "./LogTable";
import { auditQuery } from "./queries";
import { actionLabels } from "./words";

/** Who did what, when, and why; nothing here can be changed. */
export default function AuditPage() {
  usePageTitle("Audit log");
  const [search, setSearch] = useSearchParams();
  const action = search.get("action") ?? "";
  const subject = search.get("subject") ?? "";
  const show = (next: { action?: string; subject?: string }) =>
    setSearch(
      Object.fromEntries(Object.entries({ action, subject, ...next }).filter(([, v]) => v)),
    );
  const log = useInfiniteQuery(auditQuery(action, subject));
  return (
    <AdminFrame
      current="audit"
      title="Audit log"
      lede="Everything staff did, with the reason, newest first. Viewing this log adds an entry too."
    >
      <LogFilter
        className="w-56"
        words={actionLabels}
        action={action}
        onAction={(to) => show({ action: to })}
        about={subject}
        onShowAll={() => show({ subject: "" })}
      />
      <LogTable
        query={log}
        name="audit log"
        columns={["When", "Who", "What", "About", "Why"]}
        empty="Choose another action above."
        row={(entry) => <EntryRow key={entry.id} entry={entry} />}
      />
    </AdminFrame>
  );
}

/** `from` and `to` of a decision, and nothing else that would need explaining. */
function changeOf({ details }: AuditEntry): string {
  const from = details?.from;
  const to = details?.to;
  return typeof from === "string" && typeof to === "string" ? `${from} → ${to}` : "";
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const change = changeOf(entry);
  return (
    <tr>
      <Td className="whitespace-nowrap text-muted">
        <RelativeTime at={entry.created_at} />
      </Td>
      <Td>
        <bdi>{entry.actor?.full_name || entry.actor_label || "The server"}</bdi>
      </Td>
      <Td>
        {actionLabels[entry.action] ?? entry.action}
        {change && <span className="block text-13 text-muted">{change}</span>}
      </Td>
      <Td className="font-mono text-12">
        {entry.subject_kind === "company" && entry.subject_id ? (
          <TextLink href={`${paths.adminTools}?status=all&company=${entry.subject_id}`}>
            company {entry.subject_id.slice(0, 8)}
          </TextLink>
        ) : (
          [entry.subject_kind, entry.subject_id?.slice(0, 8)].filter(Boolean).join(" ")
        )}
      </Td>
      <Td className="min-w-60 whitespace-pre-line">
        <bdi>{entry.reason}</bdi>
      </Td>
    </tr>
  );
}
