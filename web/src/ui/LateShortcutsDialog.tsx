import type { ComponentProps } from "react";
import { defer } from "./deferred";
import type { ShortcutsDialog } from "./ShortcutsDialog";

const dialog = defer(async () => (await import("./ShortcutsDialog")).ShortcutsDialog);

/** The list of keys; its code loads with the first opening. */
export function LateShortcutsDialog(props: ComponentProps<typeof ShortcutsDialog>) {
  const Shortcuts = dialog.useWhen(props.open);
  return Shortcuts && <Shortcuts {...props} />;
}
