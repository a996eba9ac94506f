import { cx } from "./cx";
import { Link } from "./Link";
import {
  currentTabClass,
  otherTabClass,
  type Tab,
  TabLabel,
  tabClass,
  tabStripClass,
} from "./tab-parts";

type LinkTabsProps = {
  /** Names the set for screen readers. */
  label: string;
  tabs: (Tab & { href: string })[];
  /** The key of the tab that is shown now. */
  current: string;
  /** Closer together, for a narrow column. */
  dense?: boolean | undefined;
  className?: string | undefined;
};

/** Tabs that are places: each has an address, and the page below changes with it. The usual kind. */
export function LinkTabs({ label, tabs, current: shown, dense, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cx(tabStripClass, dense ? "gap-4" : "gap-6", className)}>
      {tabs.map(({ key, href, ...one }) => (
        <Link
          key={key}
          href={href}
          ref={key === shown ? bringIntoSight : undefined}
          aria-current={key === shown ? "page" : undefined}
          className={cx(tabClass, key === shown ? currentTabClass : otherTabClass)}
        >
          <TabLabel {...one} />
        </Link>
      ))}
    </nav>
  );
}

/** On a phone the strip is wider than the window, and the tab that is shown may be outside of it. */
function bringIntoSight(tab: HTMLElement | null): void {
  const strip = tab?.parentElement;
  if (!tab || !strip) return;
  const [own, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += own.left + own.width / 2 - (outer.left + outer.width / 2);
}
