import { useQuery } from "@tanstack/react-query";
import { bugReportTones } from "@/entities/bug-report/labels";
import { bugReportStateLabels } from "@/lib/vocabulary.generated";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowList } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { EntryListState } from "../EntryList";
import { type BugReport, bugReportsQuery } from "./queries";

/** What one reported, with its state and the answer. */
export function OwnBugReports() {
  const query = useQuery(bugReportsQuery);
  return (
    <EntryListState query={query}>
      {(reports) =>
        reports.length === 0 ? (
          <p className="text-muted">
            No bug reports yet. Reports that you send appear here with our answer.
          </p>
        ) : (
          <RowList label="Your bug reports">
            {reports.map((report) => (
              <OwnBugReport key={report.id} report={report} />
            ))}
          </RowList>
        )
      }
    </EntryListState>
  );
}

function OwnBugReport({ report }: { report: BugReport }) {
  return (
    <li className="border-line border-b py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <Tag tone={bugReportTones[report.state]}>{bugReportStateLabels[report.state]}</Tag>
        <RelativeTime at={report.created_at} />
        {report.screenshot_path && <span>with a screenshot</span>}
      </p>
      <p dir="auto" className="mt-1.5 whitespace-pre-line [overflow-wrap:anywhere]">
        {report.words}
      </p>
      {report.answer && (
        <div className="mt-2 rounded-control border border-line bg-sunken px-3 py-2">
          <p className="text-13 text-muted">
            Our answer
            {report.answered_at && (
              <>
                {" "}
                · <RelativeTime at={report.answered_at} />
              </>
            )}
          </p>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {report.answer}
          </p>
        </div>
      )}
    </li>
  );
}
