import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { readChoice, readText, writeQuery } from "@/lib/url-state";
import { outboxStateLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { Input } from "@/ui/Input";
import { LoadMore } from "@/ui/LoadMore";
import { Select } from "@/ui/Select";
import { AdminFrame } from "../AdminFrame";
import { StaffState } from "../StaffState";
import { OutboxList } from "./OutboxList";
import { OutboxSummary } from "./OutboxSummary";
import { outboxQuery } from "./queries";

/** Emails and text messages on their way out: what failed, and the way to send it again. */
export default function OutboxPage() {
  usePageTitle("Outbox");
  const [search, setSearch] = useSearchParams();
  const state = readChoice(outboxStateLabels, search, "state");
  const to = readText(search, "to");
  const query = useInfiniteQuery(outboxQuery(state, to));
  const show = (change: { state?: string; to?: string }) =>
    setSearch(writeQuery({ state, to, ...change }));
  return (
    <AdminFrame
      current="outbox"
      title="Outbox"
      lede="Emails and text messages that the server sends. Their texts aren't shown, because they contain links and codes."
    >
      <div className="flex flex-wrap items-center gap-3 py-4">
        <Select
          aria-label="State"
          className="w-56 max-md:w-full"
          value={state ?? ""}
          options={[
            { value: "", label: "All states" },
            ...Object.entries(outboxStateLabels).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => show({ state: target.value })}
        />
        <RecipientBox key={to} to={to} onFind={(next) => show({ to: next })} />
      </div>
      <StaffState query={query} what="The outbox">
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              <OutboxSummary unsent={pages[0]?.unsent ?? []} />
              {entries.length === 0 ? (
                <EmptyState title="No matching messages">
                  Sent messages are listed for 30 days. Choose another state or recipient above.
                </EmptyState>
              ) : (
                <>
                  <OutboxList entries={entries} />
                  <LoadMore
                    shown={entries.length}
                    noun="messages"
                    onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
                    pending={query.isFetchingNextPage}
                  />
                </>
              )}
            </>
          );
        }}
      </StaffState>
    </AdminFrame>
  );
}

function RecipientBox({ to, onFind }: { to: string; onFind: (to: string) => void }) {
  const [typed, setTyped] = useState(to);
  return (
    <search className="block w-80 max-md:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onFind(typed.trim());
        }}
      >
        <Input
          type="search"
          aria-label="Find by recipient, then Enter"
          placeholder="Recipient, then Enter"
          maxLength={120}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
}
