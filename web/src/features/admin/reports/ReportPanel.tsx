import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ReportMessage, StaffReport } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { reportOutcomeLabels, reportReasonLabels, roleLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { OpenedPanel } from "@/ui/OpenedPanel";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { StaffState } from "../StaffState";
import { closeReport, reportQuery } from "./queries";

/** A report with the messages around it, and the decision. */
export function ReportPanel({ report, onClose }: { report: StaffReport; onClose: () => void }) {
  const query = useQuery(reportQuery(report.id));
  const { reported, reporter } = report;
  return (
    <OpenedPanel title={reported.full_name} onClose={onClose}>
      <div className="grid gap-6">
        <div>
          <p className="font-semibold">{reportReasonLabels[report.reason]}</p>
          {report.words && (
            <p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
              {report.words}
            </p>
          )}
          <p className="mt-1 text-13 text-muted">
            Reported by <bdi>{reporter?.full_name ?? "a deleted account"}</bdi>{" "}
            <RelativeTime at={report.created_at} />
            {report.company_name && (
              <>
                {" "}
                · <bdi>{report.company_name}</bdi>
              </>
            )}
            {reported.role && ` · ${roleLabels[reported.role]}`}
          </p>
          <p className="text-13 text-muted">
            {report.reports_of_person === 1
              ? "The only report about this person."
              : `${report.reports_of_person} reports about this person.`}{" "}
            <TextLink underlined href={paths.adminPerson(reported.id)}>
              Open the account
            </TextLink>
          </p>
        </div>
        {report.message_body !== null && (
          <Part title="The message when it was reported">
            <p
              dir="auto"
              className="whitespace-pre-line rounded-control border border-line bg-sunken px-3 py-2 [overflow-wrap:anywhere]"
            >
              {report.message_body || <span className="text-muted">A file without words</span>}
            </p>
          </Part>
        )}
        <Part title={report.is_message ? "Messages around it" : "Messages before the report"}>
          <StaffState query={query} what="The messages">
            {({ messages }) =>
              messages.length === 0 ? (
                <p className="text-muted">No messages.</p>
              ) : (
                <ol
                  tabIndex={0}
                  aria-label="Messages"
                  className="max-h-96 overflow-auto border-line border-y"
                >
                  {messages.map((message) => (
                    <MessageLine key={message.id} message={message} />
                  ))}
                </ol>
              )
            }
          </StaffState>
        </Part>
        {report.state === "open" ? (
          <Decision report={report} />
        ) : (
          <p className="text-muted">
            {report.outcome && reportOutcomeLabels[report.outcome]}
            {report.closed_at && (
              <>
                {" · closed "}
                <RelativeTime at={report.closed_at} />
              </>
            )}
          </p>
        )}
      </div>
    </OpenedPanel>
  );
}

function MessageLine({ message }: { message: ReportMessage }) {
  return (
    <li
      className={cx(
        "border-line border-t px-3 py-2 first:border-t-0",
        message.is_reported && "bg-sunken",
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-muted">
        <bdi className="font-semibold text-ink">{message.sender_name}</bdi>
        <RelativeTime at={message.created_at} />
        {message.is_reported && <Tag tone="wait">Reported</Tag>}
      </p>
      {message.is_deleted ? (
        <p className="text-muted italic">Message deleted</p>
      ) : (
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {message.body}
        </p>
      )}
      {message.file_names.length > 0 && (
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          {message.file_names.length === 1 ? "File" : "Files"}: {message.file_names.join(", ")}
        </p>
      )}
    </li>
  );
}

function Decision({ report }: { report: StaffReport }) {
  const { toast } = useToast();
  return (
    <Part title="Decision">
      <ReasonForm
        hint="It's recorded in the audit log. Neither person reads it."
        acts={[
          {
            does: "Warn",
            variant: "primary",
            effect: `We email ${report.reported.full_name} a warning that names the reason, not the reporter.`,
            act: async (reason) => {
              await closeReport(report.id, "warned", reason);
              toast({ message: "Warning sent. The report is closed." });
            },
          },
          ...(report.is_message
            ? [
                {
                  does: "Delete the message and warn",
                  variant: "danger" as const,
                  effect: `It can't be read anymore. We email ${report.reported.full_name} the same warning.`,
                  act: async (reason: string) => {
                    await closeReport(report.id, "message_deleted", reason);
                    toast({ message: "Message deleted. The report is closed." });
                  },
                },
              ]
            : []),
          {
            does: "Close without action",
            variant: "secondary",
            effect: "Neither person hears of it.",
            act: async (reason) => {
              await closeReport(report.id, "no_action", reason);
              toast({ message: "The report is closed." });
            },
          },
        ]}
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
