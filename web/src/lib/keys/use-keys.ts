import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type KeyBinding, KeyBoard, type KeyGroup } from "./key-board";

const board = new KeyBoard();

/** A press belongs to what is typed into, to an open layer, or to the browser, before it belongs to us. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.isComposing || event.repeat) return true;
  if (document.querySelector("dialog[open]:not([data-leaving]), [role=menu]")) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return Boolean(
    target?.isContentEditable ||
      target?.closest(
        "input:not([type=checkbox], [type=radio]), textarea, select, [role=combobox], [role=slider]",
      ),
  );
}

/** Starts to listen; called once by the app. */
export function listenForKeys(): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (!isTaken(event) && board.press(event.key, event.timeStamp)) event.preventDefault();
  };
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}

/**
 * Binds keys while a component is mounted and lists them under `title` in the dialog that `?` opens. Single keys, or
 * pairs such as `["G", "M"]`. Inactive while the user types or a layer is open.
 */
export function useKeys(title: string, bindings: KeyBinding[]): void {
  const run = useEffectEvent((index: number) => bindings[index]?.run());
  const named = bindings.map(({ keys, does }) => [...keys, does].join("\t")).join("\n");
  useEffect(() => {
    const lines = named ? named.split("\n") : [];
    return board.add({
      title,
      bindings: lines.map((line, index) => {
        const parts = line.split("\t");
        const [first = "", second] = parts.slice(0, -1);
        return {
          keys: second === undefined ? [first] : [first, second],
          does: parts.at(-1) ?? "",
          run: () => run(index),
        };
      }),
    });
  }, [title, named]);
}

/** Every group of keys in force, the newest first. */
export function useKeyGroups(): KeyGroup[] {
  return useSyncExternalStore(board.subscribe, board.all, board.all);
}
