import { type ComponentProps, useLayoutEffect } from "react";
import { returnFocus } from "./focus-return";
import { SidePanel } from "./SidePanel";
import { useFocusKeeper } from "./use-focus-keeper";

/**
 * A panel that a row of a list opens: it takes the focus as it appears, and gives it back to the row as it closes. The
 * caller gives it the `key` of what it shows.
 */
export function OpenedPanel(props: Omit<ComponentProps<typeof SidePanel>, "autoFocus">) {
  // Before the panel takes the focus, which it does once it is drawn; and as it closes before a part around it that keeps
  // the focus, which looks for it in the next frame.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const list = opener?.closest("ul");
    return () => {
      // Not before what is closed is gone.
      queueMicrotask(() => returnFocus(opener, list));
    };
  }, []);
  // What is shown is read again after a decision, and then nothing of it stays in its place.
  const place = useFocusKeeper<HTMLDivElement>("section");
  return (
    <div ref={place} className="contents">
      <SidePanel autoFocus {...props} />
    </div>
  );
}
