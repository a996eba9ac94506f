import { Dialog } from "./Dialog";

export type ShortcutGroup = {
  title: string;
  /** `keys` as pressed: one string per key; several are pressed one after the other. */
  shortcuts: { keys: string[]; does: string }[];
};

type Props = { open: boolean; onClose: () => void; groups: ShortcutGroup[] };

/** The list of keys that `?` opens: those of the page first, then those that work everywhere. */
export function ShortcutsDialog({ open, onClose, groups }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="mb-1 text-13 font-normal text-muted">{group.title}</h3>
            <dl className="border-line border-t">
              {group.shortcuts.map((shortcut) => (
                <div
                  key={shortcut.does}
                  className="flex min-h-9 items-center justify-between gap-4 border-line border-b"
                >
                  <dt>{shortcut.does}</dt>
                  <dd className="flex gap-1">
                    {shortcut.keys.map((key) => (
                      <kbd
                        key={key}
                        className="inline-flex h-6 min-w-6 items-center justify-center rounded-tag border border-line-strong px-1.5 font-mono text-12"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
