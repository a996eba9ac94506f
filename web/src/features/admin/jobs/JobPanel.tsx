import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatPay } from "@/entities/job/pay";
import { payOf, placeText } from "@/entities/job/words";
import type { JobReport } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import {
  jobReportOutcomeLabels,
  jobReportReasonLabels,
  jobStatusLabels,
} from "@/lib/vocabulary.generated";
import { Facts } from "@/ui/Facts";
import { MarkdownText } from "@/ui/MarkdownText";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row, RowList } from "@/ui/Rows";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { type ReasonedAct, ReasonForm } from "../ReasonForm";
import { StaffState } from "../StaffState";
import { decideJob, type JobCase, jobQuery } from "./queries";

/** A job with what it says, what was reported about it, and the decision. */
export function JobPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(jobQuery(id));
  return (
    <OpenedPanel title={query.data?.title || "Job"} onClose={onClose}>
      <StaffState query={query} what="The job">
        {(job) => <Case job={job} />}
      </StaffState>
    </OpenedPanel>
  );
}

function Case({ job }: { job: JobCase }) {
  const pay = payOf(job);
  return (
    <div className="grid gap-6">
      <Facts
        layout="rows"
        facts={[
          {
            label: "Company",
            value: (
              <TextLink href={`${paths.adminJobs}?show=all&company=${job.company.id}`}>
                <bdi>{job.company.name}</bdi>
              </TextLink>
            ),
          },
          {
            label: "Status",
            value: job.takedown ? (
              <Tag tone="stop">Taken down</Tag>
            ) : (
              <Tag tone={job.status === "open" ? "plain" : "dashed"}>
                {jobStatusLabels[job.status]}
              </Tag>
            ),
          },
          {
            label: "Published",
            value: job.published_at ? <RelativeTime at={job.published_at} /> : "Not yet",
          },
          { label: "Place", value: placeText(job) ?? "Not specified" },
          { label: "Pay", value: pay ? formatPay(pay) : "Not specified" },
        ]}
      />
      {job.takedown && (
        <Part title="Taken down">
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {job.takedown.reason}
          </p>
          <p className="mt-1 text-13 text-muted">
            By <bdi>{job.takedown.taken_down_by ?? "a deleted account"}</bdi>{" "}
            <RelativeTime at={job.takedown.taken_down_at} />
          </p>
        </Part>
      )}
      <Part title="Reports">
        {job.reports.length === 0 ? (
          <p className="text-muted">No reports.</p>
        ) : (
          <RowList label="Reports">
            {job.reports.map((report) => (
              <ReportLine key={report.id} report={report} />
            ))}
          </RowList>
        )}
      </Part>
      <Decision job={job} />
      <Part title="What the job says">
        {job.description ? (
          <MarkdownText text={job.description} headingLevel={4} />
        ) : (
          <p className="text-muted">Nothing yet.</p>
        )}
      </Part>
    </div>
  );
}

function ReportLine({ report }: { report: JobReport }) {
  return (
    <Row className="flex-wrap">
      <span className="font-semibold">{jobReportReasonLabels[report.reason]}</span>
      {report.outcome && <Tag>{jobReportOutcomeLabels[report.outcome]}</Tag>}
      <span className="text-13 text-muted">
        <bdi>{report.reporter?.full_name ?? "A deleted account"}</bdi>{" "}
        <RelativeTime at={report.created_at} />
      </span>
      {report.words && (
        <p dir="auto" className="w-full whitespace-pre-line [overflow-wrap:anywhere]">
          {report.words}
        </p>
      )}
    </Row>
  );
}

function Decision({ job }: { job: JobCase }) {
  const { toast } = useToast();
  const decide = (act: Parameters<typeof decideJob>[0], said: string) => async (reason: string) => {
    await decideJob(act, job.id, reason);
    toast({ message: said });
  };
  const acts: ReasonedAct[] = job.takedown
    ? [
        {
          does: "Restore",
          variant: "primary",
          effect: "We email the company. It can open the job again.",
          act: decide("admin_restore_job", "The company can open the job again."),
        },
      ]
    : [
        {
          does: "Take down",
          variant: "danger",
          effect:
            "The job closes and can't be opened again. We email the reason to the company, and notify candidates who were waiting.",
          act: decide("admin_take_down_job", "The job is taken down."),
        },
      ];
  if (job.open_reports > 0) {
    acts.push({
      does: "Close the reports without action",
      variant: "secondary",
      effect: "The job stays as it is. No one is notified.",
      act: decide("admin_dismiss_job_reports", "The reports are closed."),
    });
  }
  return (
    <Part title="Decision">
      <ReasonForm
        hint="It's recorded in the audit log. The company reads why a job was taken down."
        acts={acts}
      />
    </Part>
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
