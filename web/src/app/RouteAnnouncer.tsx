import { useEffect, useRef, useState } from "react";
import { useMatches } from "react-router";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import type { RouteHandle } from "./routes";

/** A page may still be on its way; its heading is looked for this long. */
const PATIENCE_MS = 3_000;

/** After a change of route: the focus goes to the page's heading, and its name is read out. */
export function RouteAnnouncer() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const path = handle?.page.path;
  const before = useRef(path);
  const [name, setName] = useState("");

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    return whenHeadingIsThere((heading) => {
      // A page that put the focus somewhere itself (the first field of a form) keeps it.
      const focused = document.activeElement;
      if (
        !focused ||
        focused === document.body ||
        !document.getElementById("main")?.contains(focused)
      ) {
        if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setName(document.title);
    });
  }, [path]);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{name}</span>
    </VisuallyHidden>
  );
}

function whenHeadingIsThere(found: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>("#main h1");
  const look = () => {
    const heading = find();
    if (!heading) return;
    stop();
    found(heading);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
