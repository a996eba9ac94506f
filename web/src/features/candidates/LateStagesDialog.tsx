import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { StagesDialog } from "./StagesDialog";

const dialog = defer(async () => (await import("./StagesDialog")).StagesDialog);

/** The company's stages; the dialog's code loads when it is first opened, because few ever do. */
export function LateStagesDialog(props: ComponentProps<typeof StagesDialog>) {
  const Dialog = dialog.useWhen(props.open);
  return Dialog && <Dialog {...props} />;
}
