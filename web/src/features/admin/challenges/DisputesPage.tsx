import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readChoice } from "@/lib/url-state";
import { disputeStateLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Select } from "@/ui/Select";
import { AdminFrame } from "../AdminFrame";
import { StaffList } from "../StaffList";
import { DisputePanel } from "./DisputePanel";
import { disputesQuery } from "./queries";

/** Counterexamples to challenges; one opens beside the list with what the references gave, and the decision. */
export default function DisputesPage() {
  usePageTitle("Disputes");
  const [search, setSearch] = useSearchParams();
  const state = readChoice(disputeStateLabels, search, "state") ?? "open";
  const query = useQuery(disputesQuery(state));
  const open = query.data?.find(({ id }) => id === search.get("dispute")) ?? null;
  const href = (dispute: string | null) =>
    `${paths.adminDisputes}?${new URLSearchParams({ state, ...(dispute ? { dispute } : {}) })}`;
  return (
    <AdminFrame
      current="disputes"
      title="Disputes"
      lede="Inputs that show an error in a challenge. A confirmed one becomes a hidden test. All submissions are judged again and ranks are updated."
    >
      <div className="py-4">
        <Select
          aria-label="State"
          className="w-64 max-md:w-full"
          value={state}
          options={Object.entries(disputeStateLabels).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setSearch({ state: target.value })}
        />
      </div>
      <StaffList
        query={query}
        what="The disputes"
        empty={
          <EmptyState title="No disputes">
            {state === "open"
              ? "Counterexamples appear here, oldest first, until you decide on them."
              : "No counterexamples with this status."}
          </EmptyState>
        }
      >
        {(disputes) => (
          <div
            className={cx("gap-8", open && "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]")}
          >
            <ul aria-label="Disputes" className="border-line border-t">
              {disputes.map((dispute) => (
                <RowLink
                  key={dispute.id}
                  href={href(dispute.id)}
                  selected={dispute.id === open?.id}
                >
                  <span className="flex items-baseline justify-between gap-3">
                    <bdi className="truncate font-semibold">{dispute.challenge.title}</bdi>
                    <span className="shrink-0 text-13 text-muted">
                      <RelativeTime at={dispute.created_at} />
                    </span>
                  </span>
                  <span className="block truncate text-muted">
                    <bdi>{dispute.finder.full_name}</bdi>: <bdi>{dispute.claim}</bdi>
                  </span>
                </RowLink>
              ))}
            </ul>
            {open && (
              <DisputePanel key={open.id} dispute={open} onClose={() => setSearch({ state })} />
            )}
          </div>
        )}
      </StaffList>
    </AdminFrame>
  );
}
