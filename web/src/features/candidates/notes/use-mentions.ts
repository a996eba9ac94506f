import { type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { type Named, offered, typedMention, withMention } from "./mentions";

type Options<T extends Named> = {
  box: RefObject<HTMLTextAreaElement | null>;
  body: string;
  onBody: (body: string) => void;
  colleagues: T[];
};

/** The choice of colleagues that opens at an `@`: arrows go about in it, Enter and Tab take one, Escape closes it. */
export function useMentions<T extends Named>({ box, body, onBody, colleagues }: Options<T>) {
  /** Where the caret is, while the box has the focus. */
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** The `@` whose choice was closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);

  const typed = caret === null ? null : typedMention(body, caret);
  const choices = typed === null || typed.at === closed ? [] : offered(colleagues, typed.query);
  const activeAt = Math.min(active, choices.length - 1);

  const moved = () => {
    const at = box.current?.selectionStart ?? null;
    setCaret(at);
    setActive(0);
    // Back at another place, a choice opens again.
    if (at !== null && typedMention(body, at)?.at !== closed) setClosed(null);
  };
  const put = (text: string, at: number) => {
    // Drawn first: the caret can stand only in a text that is there.
    flushSync(() => {
      onBody(text);
      setCaret(at);
    });
    box.current?.focus();
    box.current?.setSelectionRange(at, at);
  };
  const take = (one: T) => {
    if (!typed || caret === null) return;
    const next = withMention(body, caret, typed.at, one.full_name);
    setChosen((before) => [...before.filter((id) => id !== one.id), one.id]);
    setClosed(typed.at);
    setActive(0);
    put(next.text, next.caret);
  };
  /** Begins a mention at the caret, for those who don't know the sign. */
  const begin = () => {
    const at = box.current?.selectionStart ?? body.length;
    const before = body.slice(0, at);
    const start = before === "" || /\s$/.test(before) ? `${before}@` : `${before} @`;
    setClosed(null);
    put(start + body.slice(at), start.length);
  };

  /** Whether the choice took the key. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (choices.length === 0 || event.nativeEvent.isComposing) return false;
    const choice = choices[activeAt];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((activeAt + step + choices.length) % choices.length);
    } else if ((event.key === "Enter" || event.key === "Tab") && choice) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
      take(choice);
    } else if (event.key === "Escape") {
      setClosed(typed?.at ?? null);
    } else {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  return {
    choices,
    active: activeAt,
    setActive,
    chosen,
    take,
    begin,
    onKey,
    moved,
    left: () => setCaret(null),
  };
}
