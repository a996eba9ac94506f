import { Ellipsis, EyeOff, Flag, Pencil, Reply, Trash2 } from "lucide-react";
import { IconButton } from "@/ui/IconButton";
import { Menu } from "@/ui/Menu";

type Props = {
  onReply: (() => void) | null;
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
  onHide: (() => void) | null;
  onReport: (() => void) | null;
};

/** What can be done with one message: in sight under the pointer, by keyboard, and on touch. */
export function MessageMenu({ onReply, onEdit, onDelete, onHide, onReport }: Props) {
  const entry = (label: string, Icon: typeof Reply, run: (() => void) | null, danger = false) =>
    run
      ? [{ label, icon: <Icon size={16} strokeWidth={1.5} aria-hidden />, onSelect: run, danger }]
      : [];
  const groups = [
    [
      ...entry("Reply", Reply, onReply).map((reply) => ({
        ...reply,
        keyHint: "R",
        movesFocus: true,
      })),
      ...entry("Edit message", Pencil, onEdit),
    ],
    [
      ...entry("Hide message", EyeOff, onHide),
      ...entry("Report this message", Flag, onReport),
      ...entry("Delete message", Trash2, onDelete, true),
    ],
  ].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label="More for this message"
          icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
          className="opacity-0 focus-visible:opacity-100 group-hover/message:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
        />
      }
      align="start"
      groups={groups}
    />
  );
}
