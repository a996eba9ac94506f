import { Search, X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { IconButton } from "./IconButton";
import { Input } from "./Input";
import { KeyHint } from "./KeyHint";

type Props = {
  /** What the list is narrowed to, as the address says it. */
  text: string;
  onText: (text: string) => void;
  /** The list follows when the keys rest this long, or on Enter. */
  restMs: number;
  /** "Filter jobs by text". */
  label: string;
  placeholder: string;
  field: RefObject<HTMLInputElement | null>;
  className?: string | undefined;
};

/** The text that narrows a list while one types. */
export function FilterText({ text, onText, restMs, label, placeholder, field, className }: Props) {
  const [typed, setTyped] = useState(text);

  // The address can change from outside: "back", or a cleared filter.
  const [shown, setShown] = useState(text);
  if (shown !== text) {
    setShown(text);
    if (typed.trim() !== text) setTyped(text);
  }

  const apply = useEffectEvent((now: string) => {
    if (now.trim() !== text) onText(now.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed, restMs]);

  return (
    <Input
      ref={field}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") apply(typed);
        if (event.key === "Escape") event.currentTarget.blur();
      }}
      before={<Search size={16} strokeWidth={1.5} />}
      after={
        typed === "" ? (
          <KeyHint keys="/" />
        ) : (
          <IconButton
            label="Clear the text"
            icon={<X size={16} strokeWidth={1.5} />}
            className="-mr-2.5"
            onClick={() => {
              setTyped("");
              apply("");
              field.current?.focus();
            }}
          />
        )
      }
      className={className}
    />
  );
}
