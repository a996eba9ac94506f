import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { Link } from "./Link";

export type Tab = {
  key: string;
  label: string;
  /** A figure beside the label, or a text such as "100+". */
  count?: number | string | undefined;
  /** A mark of news beside it: a `Badge`. */
  badge?: ReactNode;
};

const strip =
  "flex gap-6 overflow-x-auto overflow-y-hidden border-line border-b [scrollbar-width:none]";
const tab =
  "relative flex h-11 shrink-0 items-center gap-1.5 transition-colors -outline-offset-2 " +
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5";
const current = "font-semibold text-ink after:bg-ink";
const other = "text-muted hover:text-ink";

function Inside({ label, count, badge }: Omit<Tab, "key">) {
  return (
    <>
      {/* The bold form is laid out unseen, so that choosing a tab moves nothing. */}
      <span className="grid *:[grid-area:1/1]">
        <span>{label}</span>
        <span aria-hidden="true" className="invisible font-semibold">
          {label}
        </span>
      </span>
      {count !== undefined && (
        <span className="font-normal text-muted tabular-nums">{count.toLocaleString()}</span>
      )}
      {badge}
    </>
  );
}

type LinkTabsProps = {
  /** Names the set for screen readers. */
  label: string;
  tabs: (Tab & { href: string })[];
  /** The key of the tab that is shown now. */
  current: string;
  className?: string | undefined;
};

/** Tabs that are places: each has an address, and the page below changes with it. The usual kind. */
export function LinkTabs({ label, tabs, current: shown, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cx(strip, className)}>
      {tabs.map(({ key, href, ...one }) => (
        <Link
          key={key}
          href={href}
          aria-current={key === shown ? "page" : undefined}
          className={cx(tab, key === shown ? current : other)}
        >
          <Inside {...one} />
        </Link>
      ))}
    </nav>
  );
}

type TabsProps = {
  label: string;
  tabs: (Tab & { content: ReactNode })[];
  value: string;
  onValueChange: (key: string) => void;
};

/** Tabs inside a view whose choice is nobody's address: run and output, write and preview. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={strip}>
        {tabs.map(({ key, content: _, ...one }) => (
          <Radix.Trigger key={key} value={key} className={cx(tab, key === value ? current : other)}>
            <Inside {...one} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((one) => (
        <Radix.Content key={one.key} value={one.key} className="pt-5">
          {one.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
