import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  /** 300 for most routes, 2000 where the route asks for a slow one. */
  durationMs?: 300 | 2000 | undefined;
  children: ReactNode;
};

/** The longest that pictures and films may hold the fade back. */
const GATE_MS = 300;

function pendingMedia(within: HTMLElement): HTMLElement[] {
  const images = [...within.querySelectorAll("img")].filter(
    (image) => !image.complete && image.loading !== "lazy",
  );
  const films = [...within.querySelectorAll("video")].filter((film) => film.readyState < 2);
  return [...images, ...films];
}

/**
 * Fades a page in. Waits for its pictures and films first, but never longer than 300 ms. The caller
 * gives it a `key` that changes with the route.
 */
export function PageFade({ durationMs = 300, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const waiting = new Set(ref.current ? pendingMedia(ref.current) : []);
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      setReady(true);
    };
    if (waiting.size === 0) {
      begin();
      return;
    }
    const timer = setTimeout(begin, GATE_MS);
    for (const each of waiting) {
      const settled = () => {
        waiting.delete(each);
        if (waiting.size === 0) begin();
      };
      // A picture that fails must not hold the page back either.
      for (const event of ["load", "loadeddata", "error"]) {
        each.addEventListener(event, settled, { signal: stop.signal });
      }
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);

  return (
    <div
      ref={ref}
      style={{ opacity: ready ? 1 : 0, transition: `opacity ${durationMs}ms ease-out` }}
      className="print:opacity-100!"
    >
      {children}
    </div>
  );
}
