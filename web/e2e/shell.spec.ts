import { expect, expectSound, phone, test } from "./fixtures";

test("the bar, its menu, the theme and the keys", async ({ people }) => {
  const page = await (await people.seeker("Kai Keys")).page();
  await page.goto("/");
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Go to Messages");
  // Gone on at once, while the dialog is still on its way out.
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(page).toHaveURL(/\/dashboard\/messages/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(bar.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
});

test("on a phone the places stand at the bottom", async ({ people }) => {
  const page = await (await people.demo("admin")).page();
  await page.setViewportSize(phone);
  await page.goto("/dashboard");
  const places = page.getByRole("navigation", { name: "Places" });
  await expect(places.getByRole("link", { name: /Messages/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expectSound(page);
});

test("signing out in one tab signs out the other", async ({ people }) => {
  const page = await (await people.newcomer("Tabea Tabs")).page();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/select-role$/);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other).toHaveURL(/select-role$/);
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/signin(\?|$)/);
  await expect(page).toHaveURL(/\/signin(\?|$)/);
});

test("an unknown address and another side's page say so", async ({ people }) => {
  const page = await (await people.demo("seeker")).page();
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.goto("/dashboard/profile/complete-employer-profile");
  await expect(page).toHaveURL(/\/404$/);
  await expectSound(page);
});

test("without a configuration the app says what is wrong", async ({ page }) => {
  await page.route("/signin", async (route) => {
    const response = await route.fetch();
    // As a page comes from another server than ours, which then has to be asked.
    const body = (await response.text()).replace(/<script [^>]*id="config">.*?<\/script>/, "");
    await route.fulfill({ response, body });
  });
  await page.route("/config.json", (route) => route.fulfill({ json: { url: "http://127.0.0.1" } }));
  await page.goto("/signin");
  await expect(page.getByRole("heading", { name: "Configuration error" })).toBeVisible();
  await expect(page.getByText("anon_key")).toBeVisible();
  await expectSound(page);
});

test("a quiet line says when the network is gone", async ({ people }) => {
  const page = await (await people.demo("seeker")).page();
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/You're offline/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/You're offline/)).toBeHidden();
});
