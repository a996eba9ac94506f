import { SlidersHorizontal } from "lucide-react";
import { Button } from "./Button";

type Props = {
  /** How many filters narrow the list. */
  count: number;
  onOpen: () => void;
  size?: "sm" | "md" | undefined;
};

/** Opens the filters, and says how many there are. */
export function FilterButton({ count, onOpen, size }: Props) {
  return (
    <Button
      size={size}
      icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {count > 0 ? `Filters, ${count}` : "Filters"}
    </Button>
  );
}
