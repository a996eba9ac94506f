import { useEffect, useRef, useState } from "react";
import { useMatches } from "react-router";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import type { RouteHandle } from "./page-types";

/** A page may still be on its way; its heading is looked for this long. */
const PATIENCE_MS = 10_000;

/** After a change of route: the focus goes to the page's heading, and its name is read out. */
export function RouteAnnouncer() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const path = handle?.page.path;
  const before = useRef(path);
  const [name, setName] = useState("");

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    return followHeading(() => setName(document.title));
  }, [path]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{name}</span>
    </VisuallyHidden>
  );
}

/**
 * Puts the focus on the page's heading as soon as it can take it, and on the next one when a skeleton's gives way to
 * the page's. A heading cannot take it while a layer that is closing still lies over the page, or while React keeps it
 * hidden. Stops when the reader does something, or the page has put the focus somewhere itself.
 */
function followHeading(arrived: () => void): () => void {
  let held: HTMLElement | null = null;
  const look = () => {
    const heading = shownHeading();
    if (!heading || heading === held) return;
    const focused = document.activeElement;
    const elsewhere = document.getElementById("main")?.contains(focused) && focused !== held;
    if (elsewhere && focused !== heading) return stop();
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement !== heading) return;
    held = heading;
    arrived();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const hands = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    hands.abort();
  };
  for (const event of ["keydown", "pointerdown"]) {
    window.addEventListener(event, stop, { signal: hands.signal });
  }
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    // A layer closes by its `open`; what React hides while it waits, it hides by its style.
    attributeFilter: ["open", "style"],
  });
  look();
  return stop;
}

/** The first heading of the page that is not hidden. */
function shownHeading(): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>("#main h1");
  return [...all].find((heading) => heading.checkVisibility());
}
