import { type RefObject, useLayoutEffect } from "react";

/** Bars at the bottom edge whose buttons nothing may cover: decisions, undo, the links of a phone. */
const bars = "[data-keep-clear]";

/** Keeps a layer above every bar that stands at the bottom of the window, also while they grow and move. */
export function useKeepClear(layer: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const place = () => {
      let top = innerHeight;
      for (const bar of document.querySelectorAll(bars)) {
        const box = bar.getBoundingClientRect();
        const isBelow = box.height > 0 && box.top < innerHeight && box.bottom > innerHeight / 2;
        if (isBelow) top = Math.min(top, box.top);
      }
      layer.current?.style.setProperty("bottom", `${Math.round(innerHeight - top)}px`);
    };
    place();
    // Bars come and go with what the page shows, and grow with what can be undone.
    const sizes = new ResizeObserver(place);
    const watchSizes = () => {
      sizes.disconnect();
      for (const bar of document.querySelectorAll(bars)) sizes.observe(bar);
    };
    watchSizes();
    const nodes = new MutationObserver(() => {
      watchSizes();
      place();
    });
    nodes.observe(document.getElementById("main") ?? document.body, {
      childList: true,
      subtree: true,
    });
    window.addEventListener("scroll", place, { passive: true });
    window.addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      nodes.disconnect();
      window.removeEventListener("scroll", place);
      window.removeEventListener("resize", place);
    };
  }, [layer, shown]);
}
