import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { ProposeInterview } from "./ProposeInterview";

const dialog = defer(async () => (await import("./ProposeInterview")).ProposeInterview);

/** The dialog that proposes an interview; its code loads when it is first opened. */
export function LateProposeInterview(props: ComponentProps<typeof ProposeInterview>) {
  const Dialog = dialog.useWhen(props.open);
  return Dialog && <Dialog {...props} />;
}
