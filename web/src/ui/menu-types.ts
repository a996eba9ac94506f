import type { ReactNode } from "react";

/** One line of a menu: a link (`href`) or an act (`onSelect`). */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  keyHint?: string | undefined;
  /** It leads the focus to another place, so the menu's button doesn't take it back. */
  movesFocus?: boolean | undefined;
  /** Destroys something: drawn in the stop colour. */
  danger?: boolean | undefined;
  /** Why it cannot be chosen now; shown in place of the key. */
  disabledReason?: string | undefined;
};

export type MenuProps = {
  /** One element that takes a ref: the button that opens the menu. */
  trigger: ReactNode;
  /** Groups of lines, with a rule between them. */
  groups: MenuItem[][];
  /** Above the items: who is signed in, say. */
  header?: ReactNode;
  align?: "start" | "end" | undefined;
};
