const names: Record<string, string> = { Esc: "Escape", Ctrl: "Control", Cmd: "Meta", "↵": "Enter" };

/** A key hint as written for people (`Ctrl K`) in the form of `aria-keyshortcuts` (`Control+K`). */
export function ariaKeys(hint: string | undefined): string | undefined {
  return hint
    ?.split(" ")
    .map((key) => names[key] ?? key)
    .join("+");
}
