import { paths } from "../src/lib/paths";
import { expect, expectApp, expectSound, phone, test } from "./fixtures";
import { troubleOf } from "./trouble";

test("a job seeker goes everywhere by Ctrl K, without a pointer", async ({ people }) => {
  const person = await people.seeker("Pal Ette");
  const page = await person.page();
  const trouble = troubleOf(page);
  await page.goto(paths.settings);
  await expectApp(page);
  const box = page.getByRole("combobox", { name: "Search" });
  // A key that is pressed while a page is loading is lost.
  const openPalette = () =>
    expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(box).toBeFocused({ timeout: 500 });
    }).toPass();

  await test.step("it opens with pages and actions, and Escape leads back", async () => {
    const tab = page.getByRole("link", { name: "Privacy", exact: true }).first();
    await tab.focus();
    await openPalette();
    await expect(box).toBeFocused();
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await expect(list.getByRole("group", { name: "Pages" })).toContainText("Career intelligence");
    await expect(list.getByRole("group", { name: "Actions" })).toContainText("Report a bug");
    await expect(list).not.toContainText("New job");
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(tab).toBeFocused();
    await expect(list).toBeHidden();
  });

  await test.step("words find an action, and arrows take it", async () => {
    await openPalette();
    await page.keyboard.type("resume");
    await expect(page.getByRole("option", { name: "Import a résumé" })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.profileImport);
    await expect(page.getByRole("heading", { name: "Import a résumé", level: 1 })).toBeVisible();
  });

  await test.step("where it led comes first, and a text still searches", async () => {
    await openPalette();
    await expect(page.getByRole("group", { name: "Recent" })).toContainText("Import a résumé");
    await page.keyboard.type("rust");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(paths.searchFor("rust"));
  });

  await test.step("the theme changes, and logging out ends it", async () => {
    await openPalette();
    await page.keyboard.type("dark theme");
    await expect(page.getByRole("option", { name: "Use the dark theme" })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await openPalette();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("log out");
    await expect(page.getByRole("option", { name: "Log out" })).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/signin/);
  });
  expect(trouble).toEqual([]);
});

test("on a phone it takes the whole width, and its code comes when it is opened", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(paths.publicJobs);
  await expectApp(page);
  expect(scripts.filter((url) => /\/palette/.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Search" }).click();
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("group", { name: "Actions" })).toContainText("Create an account");
  // A classic scrollbar keeps its place beside the page.
  const inside = await page.evaluate(() => document.body.getBoundingClientRect().width);
  expect((await list.boundingBox())?.width).toBe(inside);
  await expectSound(page);
  await list.getByRole("option", { name: "Companies" }).click();
  await expect(page).toHaveURL(paths.publicCompanies);
});

test("staff go between their tools by Ctrl K, and log out by it", async ({ people }) => {
  const page = await (await people.staff("Paul Ette")).page();
  const trouble = troubleOf(page);
  await page.goto(paths.adminTools);
  await expectApp(page);
  const box = page.getByRole("combobox", { name: "Go to a page" });
  const openPalette = () =>
    expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(box).toBeFocused({ timeout: 500 });
    }).toPass();
  await openPalette();
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("group", { name: "Pages" })).toContainText("Audit log");
  await expect(list).not.toContainText("Sign in");
  await expectSound(page);
  await page.keyboard.type("audit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.adminAudit);
  await openPalette();
  await page.keyboard.type("log out");
  await expect(page.getByRole("option", { name: "Log out" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/signin/);
  expect(trouble).toEqual([]);
});
