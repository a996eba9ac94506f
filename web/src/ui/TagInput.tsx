import { X } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { cx } from "./cx";
import { FieldContext, useFieldProps } from "./field-context";
import { fold, narrow, type Suggestion } from "./tag-input-logic";

type Props = {
  /** The chosen values, in order. */
  value: string[];
  onValueChange: (value: string[]) => void;
  /** What can be chosen. Filter on the server and pass `filtered` when the list is long. */
  suggestions: Suggestion[];
  /** The suggestions already fit what is typed. */
  filtered?: boolean | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  /** Enter takes what is typed even when no suggestion fits. */
  allowFree?: boolean | undefined;
  /** How many at most; the box says so when it is full. */
  max?: number | undefined;
  placeholder?: string | undefined;
  /** How a chosen value reads; by default its suggestion's label. */
  renderTag?: ((value: string) => ReactNode) | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
};

/** Several of many, by typing: skills, places, languages. Enter or comma adds, Backspace takes the last back. */
export function TagInput({
  value,
  onValueChange,
  suggestions,
  filtered = false,
  onQueryChange,
  allowFree = false,
  max = 50,
  placeholder,
  renderTag,
  onBlur,
  disabled = false,
}: Props) {
  const field = useFieldProps();
  const invalid = useContext(FieldContext)?.invalid ?? false;
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const full = value.length >= max;

  const shown = useMemo(
    () => narrow(suggestions, filtered ? "" : typed, value),
    [suggestions, filtered, typed, value],
  );
  const labels = useMemo(
    () => new Map(suggestions.map((one) => [one.value, one.label])),
    [suggestions],
  );
  const listed = open && !full && shown.length > 0;

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    onQueryChange?.(text);
  };
  const add = (text: string) => {
    const clean = text.trim();
    if (!clean || full || value.some((one) => fold(one) === fold(clean))) return;
    onValueChange([...value, clean]);
    type("");
  };
  const remove = (gone: string) => {
    onValueChange(value.filter((one) => one !== gone));
    input.current?.focus();
  };
  const take = () => {
    const choice = listed ? shown[active] : undefined;
    if (choice) add(choice.value);
    else if (allowFree) add(typed);
  };

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a character is being composed (Japanese, say), Enter belongs to the composition.
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (shown.length > 0) setActive((active + step + shown.length) % shown.length);
    } else if ((event.key === "Enter" || event.key === ",") && typed.trim()) {
      event.preventDefault();
      take();
    } else if (event.key === "Enter" && listed) {
      event.preventDefault();
      take();
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      onValueChange(value.slice(0, -1));
    } else if (event.key === "Escape" && listed) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <div
        data-disabled={disabled || undefined}
        data-invalid={invalid || undefined}
        className="field-box flex flex-wrap items-center gap-1.5 px-1.5 py-[5px] has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action"
      >
        {value.length > 0 && (
          <ul className="contents" aria-label="Chosen">
            {value.map((one) => (
              <li
                key={one}
                className="inline-flex h-6 max-w-full items-center rounded-tag border border-line-strong bg-paper pl-2 text-13 max-md:h-8"
              >
                <bdi className="truncate">{renderTag?.(one) ?? labels.get(one) ?? one}</bdi>
                <button
                  type="button"
                  disabled={disabled}
                  aria-label={`Remove ${labels.get(one) ?? one}`}
                  onClick={() => remove(one)}
                  className="grid h-full w-6 shrink-0 place-items-center text-faint hover:text-ink max-md:w-8"
                >
                  <X size={14} strokeWidth={1.5} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...field}
          ref={input}
          role="combobox"
          aria-expanded={listed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={listed ? `${listId}-${active}` : undefined}
          autoComplete="off"
          disabled={disabled}
          readOnly={full}
          value={typed}
          placeholder={full ? `At most ${max}` : value.length === 0 ? placeholder : undefined}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            onBlur?.();
          }}
          onKeyDown={keys}
          className="h-6 w-24 grow bg-transparent px-1 outline-none placeholder:text-faint max-md:h-8"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!listed}
        className="layer-box absolute inset-x-0 top-full z-layer mt-1.5 max-h-72 overflow-y-auto p-1.5"
      >
        {shown.map((one, index) => (
          <div
            key={one.value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the blur, which would close the list under the finger.
            onPointerDown={(event) => {
              event.preventDefault();
              add(one.value);
            }}
            onPointerEnter={() => setActive(index)}
            className={cx(
              "flex min-h-9 cursor-pointer items-center gap-3 rounded-tag px-2.5 max-md:min-h-11",
              index === active && "bg-line",
            )}
          >
            <span className="grow truncate">{one.label}</span>
            {one.note && <span className="text-12 text-muted">{one.note}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
