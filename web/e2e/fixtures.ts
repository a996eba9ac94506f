import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { People } from "./people";

/** `people` creates the accounts of a test; `looks` checks what every page must hold. */
export const test = base.extend<{ people: People }>({
  people: async ({ browser, baseURL }, use) => {
    if (!baseURL) throw new Error("The tests need a baseURL");
    const { url, anon_key } = (await (await fetch(`${baseURL}/config.json`)).json()) as {
      url: string;
      anon_key: string;
    };
    const people = new People(browser, url, anon_key);
    await use(people);
    await people.close();
  },
});

export { expect };

/** No axe violation in the whole page and no sideways scrolling. */
export async function expectSound(page: Page): Promise<void> {
  // Colours of a page that is fading in aren't final, and some hints fade in repeatedly.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.getAnimations().every(({ playState }) => playState !== "running"),
      ),
    )
    .toBe(true);
  // There are no frames to look into; the other way opens a page for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target }) => target.join(" ")),
    })),
  ).toEqual([]);
  await expectWithin(page);
}

/** The page is no wider than its window. */
export async function expectWithin(page: Page): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
}

/** The app has taken the page over. On some pages it comes only when somebody is about to use them. */
export async function expectApp(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator("html")).toHaveAttribute("data-app", "drawn");
}

/** A phone of 390 px. */
export const phone = { width: 390, height: 844 };
