import { type ComponentProps, useEffect } from "react";
import { defer } from "@/ui/deferred";
import type { StagesDialog } from "./StagesDialog";

const dialog = defer(async () => (await import("./StagesDialog")).StagesDialog);

/** The company's stages; the dialog's code loads when it is first opened, because few ever do. */
export function LateStagesDialog(props: ComponentProps<typeof StagesDialog>) {
  const Dialog = dialog.use();
  const isOpen = props.open;
  useEffect(() => {
    if (isOpen) dialog.fetch();
  }, [isOpen]);
  return Dialog && <Dialog {...props} />;
}
