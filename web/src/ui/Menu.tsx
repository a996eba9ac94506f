import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { KeyHint } from "./KeyHint";
import { Link } from "./Link";

/** One line of a menu: a link (`href`) or an act (`onSelect`). */
export type MenuItem = {
  label: string;
  icon?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  keyHint?: string | undefined;
  /** Destroys something: drawn in the stop colour. */
  danger?: boolean | undefined;
  /** Why it cannot be chosen now; shown in place of the key. */
  disabledReason?: string | undefined;
};

type Props = {
  /** One element that takes a ref: the button that opens the menu. */
  trigger: ReactNode;
  /** Groups of lines, with a rule between them. */
  groups: MenuItem[][];
  /** Above the items: who is signed in, say. */
  header?: ReactNode;
  align?: "start" | "end" | undefined;
};

const line =
  "flex min-h-9 cursor-pointer items-center gap-3 rounded-tag px-2.5 text-14 outline-none select-none max-md:min-h-11 data-highlighted:bg-line";

/**
 * A menu of actions and links: arrow keys, typeahead, Esc; a click outside closes it. Rendered in place, not in a
 * portal, so that it belongs to its landmark and works inside a dialog.
 */
export function Menu({ trigger, groups, header, align = "end" }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="layer-box z-layer max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-80 animate-layer-in overflow-y-auto p-1.5"
      >
        {header && <div className="px-2.5 pt-1.5 pb-2.5">{header}</div>}
        {groups.map((group) => (
          <Radix.Group
            key={group[0]?.label}
            className="not-first:mt-1.5 not-first:border-line not-first:border-t not-first:pt-1.5"
          >
            {group.map((item) => (
              <MenuLine key={item.label} item={item} />
            ))}
          </Radix.Group>
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function MenuLine({ item }: { item: MenuItem }) {
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
    <Radix.Item
      disabled={Boolean(item.disabledReason)}
      className={className}
      onSelect={() => item.onSelect?.()}
    >
      {inside}
    </Radix.Item>
  );
}
