import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readChoice } from "@/lib/url-state";
import { bugReportStateLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Select } from "@/ui/Select";
import { AdminFrame } from "../AdminFrame";
import { StaffList } from "../StaffList";
import { BugReportPanel } from "./BugReportPanel";
import { bugReportsQuery } from "./queries";

/** What people reported as a bug; one opens beside the list with its screenshot and the answer. */
export default function BugReportsPage() {
  usePageTitle("Bug reports");
  const [search, setSearch] = useSearchParams();
  const state = readChoice(bugReportStateLabels, search, "state") ?? "open";
  const open = search.get("report");
  const query = useQuery(bugReportsQuery(state));
  const href = (report: string) => `${paths.adminBugs}?${new URLSearchParams({ state, report })}`;
  return (
    <AdminFrame
      current="bugs"
      title="Bug reports"
      lede="What people reported in their settings. They are notified of each change, and read your answer there."
    >
      <div className="py-4">
        <Select
          aria-label="State"
          className="w-64 max-md:w-full"
          value={state}
          options={Object.entries(bugReportStateLabels).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setSearch({ state: target.value })}
        />
      </div>
      <div className={cx("gap-8", open && "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]")}>
        <StaffList
          query={query}
          what="The bug reports"
          empty={
            <EmptyState title="No bug reports">
              {state === "open"
                ? "Bug reports appear here, oldest first, until you answer them."
                : "No bug reports in this state."}
            </EmptyState>
          }
        >
          {(reports) => (
            <ul aria-label="Bug reports" className="border-line border-t">
              {reports.map((report) => (
                <RowLink key={report.id} href={href(report.id)} selected={report.id === open}>
                  <span className="flex items-baseline justify-between gap-3">
                    <bdi className="truncate font-semibold">{report.reporter.full_name}</bdi>
                    <span className="shrink-0 text-13 text-muted">
                      <RelativeTime at={report.created_at} />
                    </span>
                  </span>
                  <span dir="auto" className="block truncate text-muted">
                    {report.words}
                  </span>
                </RowLink>
              ))}
            </ul>
          )}
        </StaffList>
        {open && <BugReportPanel key={open} id={open} onClose={() => setSearch({ state })} />}
      </div>
    </AdminFrame>
  );
}
