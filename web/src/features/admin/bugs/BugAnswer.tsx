import { useState } from "react";
import type { StaffBugReport } from "@/lib/database.types";
import {
  type BugReportState,
  bugReportStateLabels,
  bugReportStateValues,
} from "@/lib/vocabulary.generated";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Textarea } from "@/ui/Textarea";
import { useToast } from "@/ui/Toasts";
import { ReasonForm } from "../ReasonForm";
import { setBugReportState } from "./queries";

/** The state of a report, and what its reporter reads. */
export function BugAnswer({ report }: { report: StaffBugReport }) {
  const { toast } = useToast();
  const [state, setState] = useState<BugReportState>(report.state);
  const [answer, setAnswer] = useState(report.answer ?? "");
  return (
    <ReasonForm
      hint="It's recorded in the audit log. The person doesn't read it."
      acts={[
        {
          does: "Save and notify",
          variant: "primary",
          effect: `${report.reporter.full_name} is notified of the state and the answer.`,
          act: async (reason) => {
            await setBugReportState(report.id, state, answer, reason);
            toast({ message: "Saved. The person is notified." });
          },
        },
      ]}
    >
      <Field label="State">
        <Select
          value={state}
          options={bugReportStateValues.map((value) => ({
            value,
            label: bugReportStateLabels[value],
          }))}
          onChange={({ target }) => {
            const chosen = bugReportStateValues.find((value) => value === target.value);
            if (chosen) setState(chosen);
          }}
        />
      </Field>
      <Field label="Answer" optional hint="The person reads it in their settings and by email.">
        <Textarea
          rows={3}
          maxLength={2000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
    </ReasonForm>
  );
}
