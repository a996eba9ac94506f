import * as Radix from "radix-ui/dropdown-menu";
import { useEffect, useRef } from "react";
import { cx } from "./cx";
import { KeyHint } from "./KeyHint";
import { Link } from "./Link";
import type { MenuItem, MenuProps } from "./menu-types";

type Props = MenuProps & {
  /** Pressed by a key, so that the first line has the focus. */ byKey: boolean;
};

const line =
  "flex min-h-9 cursor-pointer items-center gap-3 rounded-tag px-2.5 text-14 outline-none select-none max-md:min-h-11 data-highlighted:bg-line";

/** The menu itself, open as it is drawn first. Import it through `Menu`: its code is heavy. */
export function OpenMenu({ trigger, groups, header, align = "end", byKey }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const focusMoves = useRef(false);
  useEffect(() => {
    if (!byKey) return;
    content.current?.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus();
  }, [byKey]);
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={content}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          if (focusMoves.current) event.preventDefault();
          focusMoves.current = false;
        }}
        className="layer-box z-layer max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 animate-layer-in overflow-y-auto p-1.5"
      >
        {header && <div className="px-2.5 pt-1.5 pb-2.5">{header}</div>}
        {groups.map((group) => (
          <Radix.Group
            key={group[0]?.label}
            className="not-first:mt-1.5 not-first:border-line not-first:border-t not-first:pt-1.5"
          >
            {group.map((item) => (
              <MenuLine
                key={item.label}
                item={item}
                onSelect={() => {
                  focusMoves.current = item.movesFocus === true;
                  item.onSelect?.();
                }}
              />
            ))}
          </Radix.Group>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function MenuLine({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const inside = (
    <>
      {item.icon && <span className="flex text-faint">{item.icon}</span>}
      <span className="grow truncate">{item.label}</span>
      {item.disabledReason && <span className="text-12 text-muted">{item.disabledReason}</span>}
      {item.keyHint && !item.disabledReason && <KeyHint keys={item.keyHint} />}
    </>
  );
  const className = cx(
    line,
    item.danger && "text-stop",
    item.disabledReason && "cursor-not-allowed text-muted",
  );
  if (item.href) {
    return (
      <Radix.Item asChild disabled={Boolean(item.disabledReason)}>
        <Link href={item.href} className={className}>
          {inside}
        </Link>
      </Radix.Item>
    );
  }
  return (
    <Radix.Item disabled={Boolean(item.disabledReason)} className={className} onSelect={onSelect}>
      {inside}
    </Radix.Item>
  );
}
