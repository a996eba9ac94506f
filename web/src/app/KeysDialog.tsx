import { useState } from "react";
import type { KeyBinding } from "@/lib/keys/key-board";
import { useKeyGroups, useKeys } from "@/lib/keys/use-keys";
import { LateShortcutsDialog } from "@/ui/LateShortcutsDialog";

/** The keys that work everywhere, and the list of all keys that `?` opens. */
export function useKeysDialog(everywhere: KeyBinding[]) {
  const [open, setOpen] = useState(false);
  const groups = useKeyGroups();
  useKeys("Everywhere", [
    { keys: ["?"], does: "Show this list", run: () => setOpen(true) },
    {
      keys: ["F8"],
      does: "Go to the newest notice",
      // Of the first page's files, only what most people need.
      run: () => void import("@/ui/toast-focus").then((one) => one.focusNewestToast()),
    },
    ...everywhere,
  ]);
  const dialog = (
    <LateShortcutsDialog
      open={open}
      onClose={() => setOpen(false)}
      groups={groups
        .filter(({ bindings }) => bindings.length > 0)
        .map(({ title, bindings }) => ({ title, shortcuts: bindings }))}
    />
  );
  return { openKeys: () => setOpen(true), dialog };
}
