import type { Page } from "@playwright/test";
import { expectApp } from "./fixtures";

export type Theme = "light" | "dark";

const size = { width: 1280, height: 860 };

/** Waits until nothing is on its way any more; a page that always asks is drawn as it is. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => {});
}

/** Opens a page as somebody would see it who has waited for it. */
export async function openForPicture(page: Page, path: string, theme: Theme): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.goto(path);
  await expectApp(page);
  await settle(page);
}
