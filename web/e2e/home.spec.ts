import { expect, expectSound, phone, test } from "./fixtures";

test("a visitor plays with the example and signs up from it", async ({ page }) => {
  await page.goto("/");
  const score = page.getByRole("region", { name: /example match/ });
  await expect(score).toContainText("89");
  await page.getByRole("button", { name: "Rust", exact: true }).click();
  await expect(score).not.toContainText("89");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(score).toContainText("89");
  await page.getByRole("link", { name: "I am hiring" }).click();
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();
  await expect(page).toHaveTitle(/Sign up/);
});

test("the start page can be read without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Show the work/);
  await expect(page.getByText("How a score is made")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Theme" })).toBeHidden();
  await context.close();
});

test("what the page was built with is what the server answers", async ({ page, request }) => {
  const { anon_key } = await (await request.get("/config.json")).json();
  const answer = await request.post("/rest/v1/rpc/home_match_demo", {
    headers: { apikey: anon_key },
    data: {},
  });
  const { match, job } = await answer.json();
  await page.goto("/");
  await expect(page.getByText(`${job.title} at ${job.company}`)).toBeVisible();
  for (const { label, detail, state, points, weight } of match.criteria) {
    const row = page.getByRole("row", { name: `${label} ${detail}` });
    await expect(row).toContainText(state === "unknown" ? "left out" : `${points} of ${weight}`);
  }
  await expect(page.getByRole("table").locator("tfoot")).toContainText(String(match.score));
});

for (const path of [
  "/",
  "/signin",
  "/signup",
  "/auth/confirm",
  "/auth/reset-password",
  "/nowhere",
]) {
  test(`${path} is sound, wide and narrow, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSound(page);
  });
}
