import { ArrowDown, ArrowUp, X } from "lucide-react";
import { IconButton } from "@/ui/IconButton";

type Props = {
  /** What is moved, for the buttons' names. */
  name: string;
  /** Its place, from 0, of `count`. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Order by keys and pointer alike: up, down, and out of the list. */
export function MoveButtons({ name, index, count, onMove, onRemove }: Props) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={`Move ${name} up`}
        icon={<ArrowUp size={16} strokeWidth={1.5} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ArrowDown size={16} strokeWidth={1.5} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton
        label={`Remove ${name}`}
        icon={<X size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onRemove}
      />
    </span>
  );
}
