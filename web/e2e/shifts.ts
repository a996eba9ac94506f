import { expect, type Page } from "@playwright/test";

/** The most that a page may move by itself: what people call good (web.dev/cls) is 0.1. */
const MOST = 0.02;

/** Adds up how much of the page moves without anybody's doing, and says what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (shift.hadRecentInput) continue;
        seen.sum += shift.value;
        for (const { node } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          seen.moved.push(`${shift.value.toFixed(3)} ${element?.outerHTML.slice(0, 90)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The page has not moved by itself since it was opened. */
export async function expectStill(page: Page): Promise<void> {
  // What is still on its way has come, and what has come is drawn.
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
  );
  expect.soft(sum, [page.url(), ...moved].join("\n")).toBeLessThanOrEqual(MOST);
}
