import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { MAX_QUERY } from "@/features/search/box";
import { useKeys } from "@/lib/keys/use-keys";
import { paths } from "@/lib/paths";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { KeyHint } from "@/ui/KeyHint";
import type { Reader } from "./palette/entries";
import { SuggestionList } from "./SuggestionList";
import { usePalette } from "./use-palette";
import { type Offer, useSuggestions } from "./use-suggestions";
import { useTurns } from "./use-turns";

type Props = {
  /** What can be searched, named by turns; without it the box leads to pages and actions only. */
  words?: readonly string[];
  /** Why the search is closed to this person; null when it is open. Pages and actions stay within reach of the keys. */
  lock?: string | null;
  /** Below which width the bar has no room for it, so that it stands behind an icon. */
  foldsBelow?: "md" | "lg";
  /** Whose pages and actions are beneath it when it is opened by its keys; null for a visitor. */
  reader?: Reader;
};

const none: readonly string[] = [];

/** Each written out, for Tailwind to find it. */
const folds = {
  md: {
    icon: "md:hidden",
    folded: "max-md:hidden",
    unfolded:
      "max-md:absolute max-md:inset-0 max-md:z-1 max-md:flex max-md:items-center max-md:gap-1 max-md:bg-paper max-md:pr-1.5 max-md:pl-(--gutter)",
  },
  lg: {
    icon: "lg:hidden",
    folded: "max-lg:hidden",
    unfolded:
      "max-lg:absolute max-lg:inset-0 max-lg:z-1 max-lg:flex max-lg:items-center max-lg:gap-1 max-lg:bg-paper max-lg:pr-1.5 max-lg:pl-(--gutter)",
  },
};

/**
 * The search box of the bars: in the middle third, where there is no room for it behind an icon. What is typed goes to
 * /search; what is offered while typing leads there or straight to a page. Opened by its keys it is a palette as well, with
 * pages, actions and where it led lately.
 */
export function SearchBox({ words = none, lock = null, foldsBelow = "md", reader = null }: Props) {
  const classes = folds[foldsBelow];
  const navigate = useNavigate();
  const location = useLocation();
  const current = location.pathname === paths.search ? query(location.search) : "";
  const [typed, setTyped] = useState(current);
  const [focused, setFocused] = useState(false);
  /** On a phone: the box stands over the bar. */
  const [unfolded, setUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const icon = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const word = useTurns(words, focused || lock !== null);
  const [isPalette, setPalette] = useState(false);
  /** What had the focus before the keys opened the box. */
  const before = useRef<Element | null>(null);
  const { code, offers } = usePalette(reader, typed, isPalette && focused);
  const searches = words.length > 0 && lock === null;
  const { offered, listed, active, setActive, step, dismiss, wake } = useSuggestions(
    typed,
    focused,
    { more: offers, searches },
  );
  const isShut = lock !== null && !isPalette;

  const List = (isPalette && code?.List) || SuggestionList;

  // Navigation resets the box to the query of the address.
  const [place, setPlace] = useState(location.key);
  if (place !== location.key) {
    setPlace(location.key);
    setTyped(current);
    setUnfolded(false);
  }

  const go = (address: string) => {
    dismiss();
    input.current?.blur();
    void navigate(address);
  };
  const take = (offer: Offer) => {
    if ("href" in offer) {
      if (isPalette) code?.remember(offer.label, offer.href);
      go(offer.href);
    } else {
      const done = code?.run(offer.run);
      close();
      void done?.then((to) => to && navigate(to));
    }
  };
  /** Puts the palette away; the focus goes back to where it was. */
  const close = () => {
    dismiss();
    setTyped(current);
    setUnfolded(false);
    const to = before.current;
    if (to instanceof HTMLElement && to !== document.body && to.isConnected) to.focus();
    else input.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const choice = listed ? offered[active] : undefined;
    const wanted = typed.trim();
    if (choice) take(choice);
    else if (wanted && searches) go(paths.searchFor(wanted));
  };
  const open = useEffectEvent(() => {
    // The field of a phone is not there to take the focus before it is drawn.
    if (document.activeElement !== input.current) before.current = document.activeElement;
    flushSync(() => {
      setUnfolded(true);
      setPalette(true);
    });
    input.current?.focus();
    input.current?.select();
    wake();
  });
  const offerPages = () => {
    if (searches) return;
    setPalette(true);
    wake();
  };
  const fold = () => {
    setUnfolded(false);
    icon.current?.focus();
  };

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return;
      if (event.ctrlKey === event.metaKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
  const does = searches ? "Search" : "Go to a page";
  useKeys(searches ? "Search" : "Pages", [{ keys: [keyHint], does, run: open }]);

  const press = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // While a character is being composed (Japanese, say), the keys belong to the composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      offerPages();
      if (offered.length === 0) return;
      event.preventDefault();
      wake();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (isPalette) close();
      else if (listed) dismiss();
      else if (unfolded) fold();
      else event.currentTarget.blur();
    }
  };

  return (
    <>
      <IconButton
        ref={icon}
        label={does}
        icon={<Search size={20} strokeWidth={1.5} />}
        className={cx("ml-auto noscript:hidden", classes.icon)}
        onClick={open}
      />
      <search
        className={cx(
          "min-w-0 flex-1 basis-0 noscript:hidden",
          unfolded ? classes.unfolded : classes.folded,
        )}
      >
        <form onSubmit={submit} className="relative mx-auto w-full max-w-md grow">
          <Search
            size={16}
            strokeWidth={1.5}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-muted"
          />
          <input
            ref={input}
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            aria-label={isShut ? "Search" : does}
            aria-keyshortcuts="Control+K Meta+K"
            aria-expanded={listed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={MAX_QUERY}
            dir="auto"
            disabled={isShut}
            placeholder={lock ?? undefined}
            title={lock ?? undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              offerPages();
            }}
            onClick={offerPages}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              setPalette(false);
            }}
            onKeyDown={press}
            className="field-box pl-8! lg:pr-16!"
          />
          {!lock && typed === "" && <Hint word={word} />}
          {!lock && (
            <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-muted max-lg:hidden">
              <KeyHint keys={keyHint} />
            </span>
          )}
          <List
            id={listId}
            suggestions={offered}
            listed={listed}
            active={active}
            onActive={setActive}
            onTake={take}
          />
        </form>
        {unfolded && (
          <IconButton
            label={searches ? "Close the search" : "Close"}
            icon={<X size={20} strokeWidth={1.5} />}
            className={classes.icon}
            onClick={fold}
          />
        )}
      </search>
    </>
  );
}

/** "Search jobs", with the next word every few seconds; "Go to a page" without one. The field's name is plain "Search". */
function Hint({ word }: { word: string }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-2.5 left-8 flex items-center gap-1 overflow-hidden whitespace-nowrap text-faint max-md:text-16"
    >
      {word === "" ? (
        "Go to a page"
      ) : (
        <>
          Search
          <span key={word} className="animate-fade-in">
            {word}
          </span>
        </>
      )}
    </span>
  );
}

function query(search: string): string {
  return new URLSearchParams(search).get("q")?.trim() ?? "";
}

const apple = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);
const keyHint = apple ? "⌘ K" : "Ctrl K";
