import { expect, expectSound, phone, test } from "./fixtures";
import { openJob } from "./scenes";

/** A word that no other test uses, of letters alone. */
const ownWord = () =>
  Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    "",
  );

test("from the box to a result, with filters, back and keys", async ({ people }) => {
  const word = ownWord();
  const employer = await people.employer("Erna Search", { company: `Kestrel ${word}` });
  const job = await openJob(employer, `Falconer ${word}`);
  const page = await (await people.seeker("Sara Search")).page();
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // What is offered while typing, by keyboard alone.
  const box = page.getByRole("combobox", { name: "Search" });
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type(`kestrel ${word.slice(0, 6)}`);
  const offer = page.getByRole("option", { name: new RegExp(`Kestrel ${word}`) });
  await expect(offer).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("ArrowDown");
  await expect(offer).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/company\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Kestrel ${word}`);

  // Nothing but spaces goes nowhere; a query goes to its results.
  await page.keyboard.press("Control+k");
  await box.fill("   ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/company\//);
  await box.fill(`  falconer ${word.slice(0, 8)} `);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=falconer+${word.slice(0, 8)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results for");
  const row = page.getByRole("link", { name: new RegExp(`^Falconer ${word}`) });
  await expect(row).toBeVisible();
  await expect(row.locator("mark").first()).toHaveText("Falconer");

  // Filters are in the address; "back" and "clear" undo them.
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("checkbox", { name: "On site" }).check();
  await page.getByRole("button", { name: "Show jobs" }).click();
  await expect(page).toHaveURL(/kind=jobs&remote=onsite/);
  await expect(page.getByRole("heading", { name: "No jobs match these filters" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(row).toBeVisible();
  await page
    .getByRole("navigation", { name: "Kinds" })
    .getByRole("link", { name: /Companies/ })
    .click();
  await expect(page).toHaveURL(/kind=companies/);
  await page.goBack();
  await expect(row).toBeVisible();

  await page.keyboard.press("j");
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard/browse-jobs?job=${job}`);
  await page.goBack();
  await expect(row).toBeVisible();
});

test("a visitor searches on a phone", async ({ people }) => {
  const page = await people.visitor();
  await page.setViewportSize(phone);
  await page.goto("/signin");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const box = page.getByRole("combobox", { name: "Search" });
  await expect(box).toBeFocused();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  // A slip of the finger.
  await box.fill("enginere");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=enginere");
  await expect(page.getByText("Showing similar results")).toBeVisible();
  await page
    .getByRole("link", { name: /engineer/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/job\//);
});

test("an employer finds open people; one that waits for approval finds nothing yet", async ({
  people,
}) => {
  const word = ownWord();
  await people.seeker(`Otto ${word}`);
  const page = await (await people.demo("admin")).page();
  await page.goto(`/search?q=${word}`);
  await expect(page.getByRole("link", { name: new RegExp(`Otto ${word}`) })).toHaveAttribute(
    "href",
    /^\/user\//,
  );

  const waiting = await (await people.employer("Walter Waits", { approved: false })).page();
  await waiting.goto("/dashboard/employer-profile");
  const box = waiting.getByRole("combobox", { name: "Search" });
  await expect(box).toBeDisabled();
  await expect(box).toHaveAttribute("placeholder", /when your company is approved/);
  const pagesBox = waiting.getByRole("combobox", { name: "Go to a page" });
  await expect(async () => {
    await waiting.keyboard.press("Control+k");
    await expect(pagesBox).toBeFocused({ timeout: 500 });
  }).toPass();
  const offered = waiting.getByRole("listbox", { name: "Suggestions" });
  await expect(offered.getByRole("option", { name: "New job" })).toBeVisible();
  await expect(offered).not.toContainText("Candidates");
  await waiting.keyboard.press("Escape");
  await expect(box).toBeDisabled();
  await waiting.goto(`/search?q=${word}`);
  await expect(
    waiting.getByRole("heading", { name: /when your company is approved/ }),
  ).toBeVisible();
  await waiting.goto("/dashboard/profile/complete-employer-profile");
  await expect(waiting.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(waiting.getByRole("combobox", { name: "Search" })).toHaveCount(0);
});

test("results say how well they match, to a seeker and to a company", async ({ people }) => {
  const seeker = await (await people.demo("seeker")).page();
  await seeker.goto("/search?q=storage+engineer&kind=jobs");
  const jobs = seeker.getByRole("main").getByRole("listitem");
  await expect(jobs.getByText("Your match").first()).toBeVisible();
  await expect(jobs.filter({ hasText: "Your match" }).first()).toContainText(/match.*\d/);

  const admin = await (await people.demo("admin")).page();
  await admin.goto("/search?q=storage+engineer&kind=people");
  const found = admin.getByRole("main").getByRole("listitem");
  await expect(found.getByText("Best match of your jobs:").first()).toBeVisible();
  await expectSound(admin);
});
