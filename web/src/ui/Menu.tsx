import * as Slot from "radix-ui/slot";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { defer } from "./deferred";
import type { MenuProps } from "./menu-types";

export type { MenuItem } from "./menu-types";

const openMenu = defer(async () => (await import("./OpenMenu")).OpenMenu);

/**
 * A menu of actions and links: arrow keys, typeahead, Esc; a click outside closes it. Rendered in place, not in a
 * portal, so that it belongs to its landmark and works inside a dialog. Its code loads on
 * hover or focus of the button; a press before it has loaded opens the menu once it has.
 */
export function Menu(props: MenuProps) {
  const [pressed, setPressed] = useState<"no" | "by key" | "by pointer">("no");
  const Open = openMenu.use();
  if (Open && pressed !== "no") return <Open {...props} byKey={pressed === "by key"} />;
  const open = (how: typeof pressed) => {
    openMenu.fetch();
    setPressed(how);
  };
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={pressed === "no" ? undefined : true}
      onPointerEnter={openMenu.fetch}
      onFocus={openMenu.fetch}
      // Who has gone elsewhere meanwhile wants no menu.
      onBlur={() => setPressed("no")}
      onClick={(event: MouseEvent) => open(event.detail === 0 ? "by key" : "by pointer")}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open("by key");
      }}
    >
      {props.trigger}
    </Slot.Root>
  );
}
