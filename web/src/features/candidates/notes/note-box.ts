/** The id of the field for a note. */
export const NOTE_BOX = "candidate-note";

/** Puts the cursor into the field for a note. */
export function writeNote(): void {
  const box = document.getElementById(NOTE_BOX);
  box?.scrollIntoView({ block: "center" });
  box?.focus({ preventScroll: true });
}
