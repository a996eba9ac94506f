import { expect, type Locator, type Page } from "@playwright/test";

/** Goes from stop to stop with the Tab key until this one has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, wanted: Locator, most = 80): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < most; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${wanted}`);
}

/** Types into a field that the Tab key leads to. */
export async function typeInto(
  page: Page,
  field: Locator,
  text: string,
  most?: number,
): Promise<void> {
  await tabTo(page, field, most);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Presses a button or follows a link that the Tab key leads to. */
export async function pressOn(page: Page, control: Locator, most?: number): Promise<void> {
  await tabTo(page, control, most);
  await page.keyboard.press("Enter");
}

/** Chooses from a list that the Tab key leads to, by typing how the entry begins. */
export async function chooseIn(
  page: Page,
  list: Locator,
  entry: string,
  most?: number,
): Promise<void> {
  await tabTo(page, list, most);
  await page.keyboard.type(entry);
  await expect(list.locator("option:checked")).toHaveText(entry);
}
