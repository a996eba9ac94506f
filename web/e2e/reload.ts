import { expect, type Page } from "@playwright/test";

/** Puts a mark on the page that a reload would wipe off. */
export async function markLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.loaded = "once";
  });
}

/** The page is still the one that was marked. */
export async function expectNotReloaded(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-loaded", "once");
}
