import { useState } from "react";
import { jobReportReasonLabels, reportReasonLabels } from "@/lib/vocabulary.generated";
import { ReportForm } from "./ReportForm";
import { type Reported, reportJob, reportPerson } from "./report";

type Props = {
  /** Null: the dialog is closed. */
  reported: Reported | null;
  onClose: () => void;
};

/** Puts a person, a message or a job before staff. */
export function ReportDialog({ reported, onClose }: Props) {
  // While it closes it says what it said.
  const [last, setLast] = useState(reported);
  if (reported && reported !== last) setLast(reported);
  const shown = reported ?? last;
  if (!shown) return null;
  const frame = { open: reported !== null, onClose };
  if (shown.kind === "job") {
    return (
      <ReportForm
        {...frame}
        title="Report this job"
        description="Our staff read the job and decide. The company doesn't learn who reported it."
        reasons={jobReportReasonLabels}
        onSend={(reason, words) => reportJob(shown.jobId, reason, words)}
      />
    );
  }
  return (
    <ReportForm
      {...frame}
      title={`Report ${shown.messageId ? "this message" : shown.name}`}
      description="Our staff read the messages around it. The person you report doesn't learn who reported them."
      reasons={reportReasonLabels}
      onSend={(reason, words) => reportPerson(shown, reason, words)}
    />
  );
}
