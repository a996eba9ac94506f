import { useEffect, useEffectEvent } from "react";
import { useKeys } from "./use-keys";

/** A key that is pressed together with Ctrl, on Apple's keyboards with ⌘. */
export type Chord = {
  /** As the browser names it: `Enter`, `'`. */
  key: string;
  shift?: boolean;
  does: string;
  run: () => void;
};

const apple = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);
const printed: Record<string, string> = { Enter: "↵" };

/** How a chord is printed on its button: "Ctrl ↵", "⌘ ⇧ ↵". */
export function chordHint({ key, shift = false }: Pick<Chord, "key" | "shift">): string {
  return [apple ? "⌘" : "Ctrl", shift ? "⇧" : "", printed[key] ?? key].filter(Boolean).join(" ");
}

/**
 * Binds chords for the life of a component and lists them under `title` in the list that `?` opens. Unlike
 * single keys they work while one types, before the field or the editor sees them; not over an open dialog.
 */
export function useChords(title: string, chords: Chord[]): void {
  useKeys(
    title,
    chords.map((chord) => ({ keys: [chordHint(chord)], does: chord.does, run: chord.run })),
  );
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey || event.isComposing || event.repeat)
      return;
    if (document.querySelector("dialog[open]:not([data-leaving])")) return;
    const chord = chords.find(
      ({ key, shift = false }) => key === event.key && shift === event.shiftKey,
    );
    if (!chord) return;
    event.preventDefault();
    event.stopPropagation();
    chord.run();
  });
  useEffect(() => {
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, []);
}
