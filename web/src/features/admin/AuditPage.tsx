import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { Select } from "@/ui/Select";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { AdminFrame } from "./AdminFrame";
import { type AuditEntry, auditQuery } from "./queries";
import { StaffFailure } from "./StaffFailure";
import { actionWords } from "./words";

/** Who did what, when, and why; nothing here can be changed. */
export default function AuditPage() {
  usePageTitle("Audit log");
  const [search, setSearch] = useSearchParams();
  const action = search.get("action") ?? "";
  const subject = search.get("subject") ?? "";
  return (
    <AdminFrame
      current="audit"
      title="Audit log"
      lede="Every act of the staff with its reason, the newest first. Reading it is an entry too."
    >
      <div className="flex flex-wrap items-center gap-3 py-4">
        <Select
          aria-label="Show"
          className="w-56"
          value={action || "all"}
          options={[
            { value: "all", label: "Everything" },
            ...Object.entries(actionWords).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => {
            const next = new URLSearchParams(search);
            if (target.value === "all") next.delete("action");
            else next.set("action", target.value);
            setSearch(next);
          }}
        />
        {subject && (
          <span className="flex items-center gap-2 text-13 text-muted">
            about <code className="font-mono text-12">{subject}</code>
            <Button variant="quiet" size="sm" onClick={() => setSearch(action ? { action } : {})}>
              Show all
            </Button>
          </span>
        )}
      </div>
      <Log action={action} subject={subject} />
    </AdminFrame>
  );
}

function Log({ action, subject }: { action: string; subject: string }) {
  const query = useInfiniteQuery(auditQuery(action, subject));
  if (query.isPending) {
    return (
      <Loading label="Loading the audit log">
        <SkeletonRows rows={8} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <StaffFailure
        error={query.error}
        what="The audit log"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState title="No entry fits.">Choose another kind of act above.</EmptyState>;
  }
  return (
    <>
      <Table caption="Audit log">
        <thead>
          <tr>
            <Th>When</Th>
            <Th>Who</Th>
            <Th>What</Th>
            <Th>About</Th>
            <Th>Why</Th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
      <LoadMore
        shown={entries.length}
        noun="entries"
        onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        pending={query.isFetchingNextPage}
      />
    </>
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
        {actionWords[entry.action] ?? entry.action}
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
