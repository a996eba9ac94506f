import { Pencil, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/ui/IconButton";

type Props = {
  /** The part's name in the address. */
  id: string;
  title: string;
  /** A muted word beside the title. */
  note?: ReactNode;
  /** A sentence under it. */
  lede?: string | undefined;
  /** Opens the part for editing; absent while it is open. */
  onEdit?: (() => void) | undefined;
  /** Adds an entry to the part. */
  onAdd?: (() => void) | undefined;
  /** What is added: "experience". */
  noun?: string | undefined;
  children: ReactNode;
};

/** A part of the profile under its heading, with the way to change it. */
export function ProfileSection({ id, title, note, lede, onEdit, onAdd, noun, children }: Props) {
  return (
    <section id={id} aria-label={title} className="scroll-mt-20 border-line border-t py-6">
      <div className="mb-3 flex min-h-9 items-center gap-3">
        <h2 className="text-16">{title}</h2>
        {note && <span className="text-13 text-muted">{note}</span>}
        <span className="ml-auto flex gap-1">
          {onAdd && (
            <IconButton
              label={`Add ${noun ?? title.toLowerCase()}`}
              icon={<Plus size={20} strokeWidth={1.5} />}
              data-opens={`${id}.new`}
              onClick={onAdd}
            />
          )}
          {onEdit && (
            <IconButton
              label={`Edit ${title.toLowerCase()}`}
              icon={<Pencil size={16} strokeWidth={1.5} />}
              data-opens={id}
              onClick={onEdit}
            />
          )}
        </span>
      </div>
      {lede && <p className="-mt-3 mb-3 max-w-measure text-13 text-muted">{lede}</p>}
      {children}
    </section>
  );
}

/** What a part without content would hold, and the way to fill it. */
export function NothingYet({
  children,
  action,
  onAction,
}: {
  children: string;
  action: string;
  onAction: () => void;
}) {
  return (
    <p className="text-muted">
      {children}{" "}
      <button type="button" onClick={onAction} className="rounded-mark text-action hover:underline">
        {action}
      </button>
    </p>
  );
}
