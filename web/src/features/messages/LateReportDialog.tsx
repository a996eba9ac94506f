import type { ComponentProps } from "react";
import type { ReportDialog } from "@/entities/report/ReportDialog";
import { defer } from "@/ui/deferred";

const dialog = defer(async () => (await import("@/entities/report/ReportDialog")).ReportDialog);

/** The dialog that reports; its code loads when it is first opened, because few ever do. */
export function LateReportDialog(props: ComponentProps<typeof ReportDialog>) {
  const Dialog = dialog.useWhen(props.reported !== null);
  return Dialog && <Dialog {...props} />;
}
