import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx";
import {
  currentTabClass,
  otherTabClass,
  type Tab,
  TabLabel,
  tabClass,
  tabStripClass,
} from "./tab-parts";

type TabsProps = {
  label: string;
  tabs: (Tab & { content: ReactNode })[];
  value: string;
  onValueChange: (key: string) => void;
  /** Paper has no tabs to choose: all of them are printed, one below the other, each under its name. */
  isPrintedWhole?: boolean;
};

/** Tabs inside a view whose choice is nobody's address: run and output, write and preview. */
export function Tabs({ label, tabs, value, onValueChange, isPrintedWhole = false }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className={cx(tabStripClass, "gap-6", isPrintedWhole && "print:hidden")}
      >
        {tabs.map(({ key, content: _, ...one }) => (
          <Radix.Trigger
            key={key}
            value={key}
            className={cx(tabClass, key === value ? currentTabClass : otherTabClass)}
          >
            <TabLabel {...one} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((one) => (
        <Radix.Content
          key={one.key}
          value={one.key}
          className={cx(
            "pt-5",
            isPrintedWhole && "data-[state=inactive]:hidden print:data-[state=inactive]:block",
          )}
          {...(isPrintedWhole && { forceMount: true as const })}
        >
          {isPrintedWhole && <h3 className="hidden pb-2 text-14 print:block">{one.label}</h3>}
          {one.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
