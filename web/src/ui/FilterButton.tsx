import { SlidersHorizontal } from "lucide-react";
import { Button } from "./Button";

type Props = {
  /** How many filters are active. */
  count: number;
  onOpen: () => void;
  /** The button has the pointer or the focus: what it opens can be fetched. */
  onNear?: (() => void) | undefined;
  size?: "sm" | "md" | undefined;
};

/** Opens the filters and shows how many are active. */
export function FilterButton({ count, onOpen, onNear, size }: Props) {
  return (
    <Button
      size={size}
      icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      {count > 0 ? `Filters, ${count}` : "Filters"}
    </Button>
  );
}
