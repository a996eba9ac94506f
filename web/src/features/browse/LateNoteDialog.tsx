import type { ComponentProps } from "react";
import { defer } from "@/ui/deferred";
import type { NoteDialog } from "./NoteDialog";

const dialog = defer(async () => (await import("./NoteDialog")).NoteDialog);

/** A few words with a decision: few write them, so that the dialog's code loads when it is first opened. */
export function LateNoteDialog(props: ComponentProps<typeof NoteDialog>) {
  const Dialog = dialog.useWhen(props.asking !== null);
  return Dialog && <Dialog {...props} />;
}
