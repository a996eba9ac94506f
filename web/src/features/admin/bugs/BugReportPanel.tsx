import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { browserFacts, bugReportTones } from "@/entities/bug-report/labels";
import { bugReportStateLabels, roleLabels } from "@/lib/vocabulary.generated";
import { Facts } from "@/ui/Facts";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { StaffState } from "../StaffState";
import { BugAnswer } from "./BugAnswer";
import { BugScreenshot } from "./BugScreenshot";
import { bugReportQuery } from "./queries";

/** One report with what came with it, and the answer. */
export function BugReportPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(bugReportQuery(id));
  return (
    <OpenedPanel title={query.data?.reporter.full_name ?? "Bug report"} onClose={onClose}>
      <StaffState query={query} what="The bug report">
        {(report) => (
          <div className="grid gap-6">
            <div>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
                <Tag tone={bugReportTones[report.state]}>{bugReportStateLabels[report.state]}</Tag>
                <RelativeTime at={report.created_at} />
                {report.reporter.role && <span>{roleLabels[report.reporter.role]}</span>}
              </p>
              <p dir="auto" className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
                {report.words}
              </p>
            </div>
            {report.screenshot_path && (
              <Part title="Screenshot">
                <BugScreenshot path={report.screenshot_path} />
              </Part>
            )}
            <Part title="Browser">
              <Facts
                layout="rows"
                facts={browserFacts(report).map(({ label, value }) => ({
                  label,
                  value: <span className="text-13 [overflow-wrap:anywhere]">{value}</span>,
                }))}
              />
            </Part>
            <Part title="Answer">
              <BugAnswer key={`${report.state} ${report.answered_at}`} report={report} />
            </Part>
          </div>
        )}
      </StaffState>
    </OpenedPanel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-14">{title}</h3>
      {children}
    </section>
  );
}
