import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { Select } from "@/ui/Select";
import { Loading, SkeletonRows } from "@/ui/Skeleton";
import { Table, Td, Th } from "@/ui/Table";
import { AdminFrame } from "./AdminFrame";
import { type SecurityEntry, securityQuery } from "./queries";
import { StaffFailure } from "./StaffFailure";
import { detailWords, securityWords } from "./security-words";

/** What happened to accounts: sign-ins, refusals, changes. Nothing here can be changed. */
export default function SecurityPage() {
  usePageTitle("Account log");
  const [search, setSearch] = useSearchParams();
  const action = search.get("action") ?? "";
  const user = search.get("user") ?? "";
  const show = (next: { action?: string; user?: string }) =>
    setSearch(Object.fromEntries(Object.entries({ action, user, ...next }).filter(([, v]) => v)));
  return (
    <AdminFrame
      current="security"
      title="Account log"
      lede="Every sign-in, refusal and change of an account, the newest first. Reading it is an entry of the audit log."
    >
      <div className="flex flex-wrap items-center gap-3 py-4">
        <Select
          aria-label="Show"
          className="w-64"
          value={action || "all"}
          options={[
            { value: "all", label: "Everything" },
            ...Object.entries(securityWords).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => show({ action: target.value === "all" ? "" : target.value })}
        />
        {user && (
          <span className="flex items-center gap-2 text-13 text-muted">
            about <code className="font-mono text-12">{user.slice(0, 8)}</code>
            <Button variant="quiet" size="sm" onClick={() => show({ user: "" })}>
              Show all
            </Button>
          </span>
        )}
      </div>
      <Log action={action} user={user} onUser={(id) => show({ user: id })} />
    </AdminFrame>
  );
}

type LogProps = { action: string; user: string; onUser: (id: string) => void };

function Log({ action, user, onUser }: LogProps) {
  const query = useInfiniteQuery(securityQuery(action, user));
  if (query.isPending) {
    return (
      <Loading label="Loading the account log">
        <SkeletonRows rows={8} />
      </Loading>
    );
  }
  if (query.isError) {
    return (
      <StaffFailure
        error={query.error}
        what="The account log"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return <EmptyState title="No entry fits.">Choose another kind of event above.</EmptyState>;
  }
  return (
    <>
      <Table caption="Account log">
        <thead>
          <tr>
            <Th>When</Th>
            <Th>Whose account</Th>
            <Th>What</Th>
            <Th>From</Th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onUser={onUser} />
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

function EntryRow({ entry, onUser }: { entry: SecurityEntry; onUser: (id: string) => void }) {
  const id = entry.user_id;
  const detail = detailWords(entry.detail);
  return (
    <tr>
      <Td className="whitespace-nowrap text-muted">
        <RelativeTime at={entry.at} />
      </Td>
      <Td>
        {id ? (
          <Button variant="quiet" size="sm" onClick={() => onUser(id)}>
            <bdi>{entry.full_name || id.slice(0, 8)}</bdi>
          </Button>
        ) : (
          <span className="text-muted">nobody's</span>
        )}
      </Td>
      <Td>
        {securityWords[entry.action] ?? entry.action}
        {detail && <span className="block text-13 text-muted">{detail}</span>}
      </Td>
      <Td className="font-mono text-12">{entry.ip ?? "–"}</Td>
    </tr>
  );
}
