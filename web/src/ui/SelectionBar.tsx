import type { ReactNode } from "react";
import { Button } from "./Button";
import { ActionBar } from "./Page";

type Props = {
  /** Names the region: "Change the selected jobs". */
  label: string;
  count: number;
  /** The most that can be changed at once. */
  most: number;
  /** A sentence behind the count. */
  hint?: string | null | undefined;
  onClear: () => void;
  /** What can be done to all of them. */
  children: ReactNode;
};

/** Stuck to the bottom while rows are selected: how many, and what can be done to all of them at once. */
export function SelectionBar({ label, count, most, hint, onClear, children }: Props) {
  const words = count > most ? `You can change ${most} at once.` : hint;
  return (
    <ActionBar
      label={label}
      className="max-md:[&_button]:min-h-12"
      note={words ? `${count} selected. ${words}` : `${count} selected`}
    >
      <Button variant="quiet" keyHint="Esc" onClick={onClear}>
        Clear selection
      </Button>
      {children}
    </ActionBar>
  );
}
