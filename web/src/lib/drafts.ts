import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const prefix = "devproof.draft.";
/** Typing is written down this long after the last key. */
const PAUSE_MS = 300;

/** What was typed into the form of that name and not sent yet. */
export function readDraft<T>(name: string): Partial<T> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? "null");
    return typeof stored === "object" && stored !== null ? (stored as Partial<T>) : null;
  } catch {
    return null;
  }
}

export function writeDraft(name: string, values: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(values));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept, then.
  }
}

/** Forgets every draft: at sign-out, since the next person may not be the same. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept, then.
  }
}

/** The default values of a form: the draft over what is stored. Read once, at the first drawing. */
export function useDraftDefaults<T extends FieldValues>(name: string, stored: T): T {
  const [defaults] = useState(() => ({ ...stored, ...readDraft<T>(name) }));
  return defaults;
}

/**
 * Keeps what is typed across reloads; returns what forgets it, for after sending. `secret` names fields
 * that must never be written down.
 */
export function useKeepDraft<T extends FieldValues>(
  name: string,
  form: Pick<UseFormReturn<T>, "watch">,
  secret: (keyof T)[] = [],
): () => void {
  const secrets = secret.join(" ");
  const { watch } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const hidden = new Set(secrets.split(" "));
        const stored = Object.entries(values).filter(([field]) => !hidden.has(field));
        writeDraft(name, Object.fromEntries(stored));
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [name, watch, secrets]);
  return () => dropDraft(name);
}
