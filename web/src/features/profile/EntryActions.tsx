import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "@/ui/IconButton";

type Props = {
  /** Which entry: "Halyard". */
  name: string;
  /** The form that Edit opens, as `?edit=` names it. */
  opens: string;
  onEdit: () => void;
  onDelete: () => void;
};

/** The two acts on an entry of the profile. */
export function EntryActions({ name, opens, onEdit, onDelete }: Props) {
  return (
    <span className="flex shrink-0 gap-0.5">
      <IconButton
        label={`Edit ${name}`}
        icon={<Pencil size={16} strokeWidth={1.5} />}
        data-opens={opens}
        onClick={onEdit}
      />
      <IconButton
        label={`Delete ${name}`}
        icon={<Trash2 size={16} strokeWidth={1.5} />}
        onClick={onDelete}
      />
    </span>
  );
}
