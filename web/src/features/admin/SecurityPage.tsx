import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { SecurityEntry } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Td } from "@/ui/Table";
import { AdminFrame } from "./AdminFrame";
import { LogFilter } from "./LogFilter";
import { LogTable } from "./LogTable";
import { securityQuery } from "./queries";
import { detailText, securityLabels } from "./security-labels";

/** What happened to accounts: sign-ins, refusals, changes. No disputes can be changed. */
export default function SecurityPage() {
  usePageTitle("Account log");
  const [search, setSearch] = useSearchParams();
  const action = search.get("action") ?? "";
  const user = search.get("user") ?? "";
  const show = (next: { action?: string; user?: string }) =>
    setSearch(Object.fromEntries(Object.entries({ action, user, ...next }).filter(([, v]) => v)));
  const log = useInfiniteQuery(securityQuery(action, user));
  return (
    <AdminFrame
      current="security"
      title="Account log"
      lede="Every sign-in, failed sign-in and account change, newest first. Viewing this log adds an entry to the audit log."
    >
      <LogFilter
        className="w-64"
        words={securityLabels}
        action={action}
        onAction={(to) => show({ action: to })}
        about={user.slice(0, 8)}
        onShowAll={() => show({ user: "" })}
      />
      <LogTable
        query={log}
        name="account log"
        columns={["When", "Whose account", "What", "From"]}
        empty="Choose another event above."
        row={(entry) => (
          <EntryRow key={entry.id} entry={entry} onUser={(id) => show({ user: id })} />
        )}
      />
    </AdminFrame>
  );
}

function EntryRow({ entry, onUser }: { entry: SecurityEntry; onUser: (id: string) => void }) {
  const id = entry.user_id;
  const detail = detailText(entry.detail);
  return (
    <tr>
      <Td className="whitespace-nowrap text-muted">
        <RelativeTime at={entry.at} />
      </Td>
      <Td>
        {id ? (
          <Button variant="quiet" size="sm" className="-ml-2.5" onClick={() => onUser(id)}>
            <bdi>{entry.full_name || id.slice(0, 8)}</bdi>
          </Button>
        ) : (
          <span className="text-muted">no account</span>
        )}
      </Td>
      <Td>
        {securityLabels[entry.action] ?? entry.action}
        {detail && <span className="block text-13 text-muted">{detail}</span>}
      </Td>
      <Td className="font-mono text-12">{entry.ip ?? "–"}</Td>
    </tr>
  );
}
