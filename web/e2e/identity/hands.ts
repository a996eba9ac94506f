import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Goes from stop to stop with the Tab key until this one has the focus, as keyboard users do: back where it
 * stands before the present one.
 */
export async function tabTo(page: Page, wanted: Locator, most = 150): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stops = 0; stops < most; stops++) {
    const key = await wanted.evaluate((element) => {
      const here = document.activeElement;
      if (here === element) return null;
      if (!here || here === document.body || here.contains(element)) return "Tab";
      const isBehind = element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? "Shift+Tab" : "Tab";
    });
    if (key === null) return;
    await page.keyboard.press(key);
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
  if (text === "") await page.keyboard.press("Delete");
  else await page.keyboard.type(text);
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
