import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { readChoice } from "@/lib/url-state";
import { reportReasonLabels, reportStateLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Select } from "@/ui/Select";
import { AdminFrame } from "../AdminFrame";
import { StaffList } from "../StaffList";
import { reportsQuery } from "./queries";
import { ReportPanel } from "./ReportPanel";

/** What people reported in conversations; one opens beside the list with the messages around it, and the decision. */
export default function ReportsPage() {
  usePageTitle("Reports");
  const [search, setSearch] = useSearchParams();
  const state = readChoice(reportStateLabels, search, "state") ?? "open";
  const query = useQuery(reportsQuery(state));
  const open = query.data?.find(({ id }) => id === search.get("report")) ?? null;
  const href = (report: string) =>
    `${paths.adminReports}?${new URLSearchParams({ state, report })}`;
  return (
    <AdminFrame
      current="reports"
      title="Reports"
      lede="People and messages that were reported in conversations. Opening one shows the messages around it and is recorded in the audit log."
    >
      <div className="py-4">
        <Select
          aria-label="State"
          className="w-64 max-md:w-full"
          value={state}
          options={Object.entries(reportStateLabels).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setSearch({ state: target.value })}
        />
      </div>
      <StaffList
        query={query}
        what="The reports"
        empty={
          <EmptyState title="No reports">
            {state === "open"
              ? "Reports appear here, oldest first, until you close them."
              : "No reports with this status."}
          </EmptyState>
        }
      >
        {(reports) => (
          <div
            className={cx("gap-8", open && "md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]")}
          >
            <ul aria-label="Reports" className="border-line border-t">
              {reports.map((report) => (
                <RowLink key={report.id} href={href(report.id)} selected={report.id === open?.id}>
                  <span className="flex items-baseline justify-between gap-3">
                    <bdi className="truncate font-semibold">{report.reported.full_name}</bdi>
                    <span className="shrink-0 text-13 text-muted">
                      <RelativeTime at={report.created_at} />
                    </span>
                  </span>
                  <span className="block truncate text-muted">
                    {reportReasonLabels[report.reason]}
                    {report.message_body !== null && (
                      <>
                        : <bdi>{report.message_body}</bdi>
                      </>
                    )}
                  </span>
                </RowLink>
              ))}
            </ul>
            {open && (
              <ReportPanel key={open.id} report={open} onClose={() => setSearch({ state })} />
            )}
          </div>
        )}
      </StaffList>
    </AdminFrame>
  );
}
