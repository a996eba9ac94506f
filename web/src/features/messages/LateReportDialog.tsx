import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { ReportDialog } from "./ReportDialog";

const dialog = defer(async () => (await import("./ReportDialog")).ReportDialog);

/** The dialog that reports; its code loads when it is first opened, because few ever do. */
export function LateReportDialog(props: ComponentProps<typeof ReportDialog>) {
  const Dialog = dialog.useWhen(props.reported !== null);
  return Dialog && <Dialog {...props} />;
}
