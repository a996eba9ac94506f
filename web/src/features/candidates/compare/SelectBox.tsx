import { Checkbox } from "@/ui/Checkbox";
import type { Chosen } from "./selection";

type Props = {
  row: Chosen;
  checked: boolean;
  /** A stop for the keyboard: the row where it is. */
  isStop: boolean;
  onToggle: () => void;
};

/** Selects a row of the list. */
export function SelectBox({ row, checked, isStop, onToggle }: Props) {
  return (
    <Checkbox
      className="-ml-2.5 p-2.5"
      tabIndex={isStop ? 0 : -1}
      checked={checked}
      onChange={onToggle}
      label={<span className="sr-only">Select {row.full_name}</span>}
    />
  );
}
