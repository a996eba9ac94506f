import { expect, expectApp, expectSound, phone, test } from "./fixtures";

const keptHeading = "Companies by kept promises";

test("a visitor plays with the example and signs up from it", async ({ page }) => {
  await page.goto("/");
  await expectApp(page);
  const score = page.getByRole("region", { name: /example match/ });
  await expect(score).toContainText("87");
  await page.getByRole("button", { name: "Python", exact: true }).click();
  await expect(score).not.toContainText("87");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(score).toContainText("87");
  await page.getByRole("link", { name: "I'm hiring" }).click();
  await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();
  await expect(page).toHaveTitle(/Sign up/);
});

test("who looks at the demo's first profile sees skills that were proved here", async ({
  page,
}) => {
  await page.goto("/user/mira-okafor");
  await expectApp(page);
  const proved = page.getByText("Skills proved").locator("xpath=..");
  await expect(proved).toContainText(/[1-9] of 7/);
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
  await expect(page.getByRole("heading", { name: "For employers" })).toBeVisible();
  await expect(page.getByRole("heading", { name: keptHeading })).toHaveCount(0);
  await page.getByRole("link", { name: "Browse jobs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
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

test("companies that keep their promise come in below what is there", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rest/v1/rpc/get_kept_promises", async (route) => {
    await released;
    await route.fulfill({
      json: [
        company({ name: "Halyard", slug: "halyard", kept_percent: 97, decided: 1204 }),
        company({ name: "Quoin", slug: "quoin", kept_percent: 80, response_days: 1 }),
      ],
    });
  });
  await page.goto("/");
  await expectApp(page);
  const above = page.getByRole("heading", { name: "For employers" });
  await expect(above).toBeVisible();
  const before = await above.boundingBox();
  await expect(page.getByRole("heading", { name: keptHeading })).toHaveCount(0);
  release();
  const section = page.getByRole("region", { name: keptHeading });
  await expect(section.getByRole("listitem")).toHaveText([
    /Halyard.*answers in 5 days.*kept 97 %/,
    /Quoin.*answers in 1 day.*kept 80 %/,
  ]);
  expect(await above.boundingBox()).toEqual(before);
  await expect(section.getByRole("link", { name: "Halyard" })).toHaveAttribute(
    "href",
    "/company/halyard",
  );
  await section.getByRole("button", { name: "Proof of Answers in 5 days, kept 97 %" }).click();
  await expect(page.getByRole("dialog", { name: /Receipt/ })).toContainText("decisions made here");
  await page.keyboard.press("Escape");
  await expectSound(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
});

test("the newest jobs and a challenge to try lead on", async ({ page }) => {
  await page.goto("/");
  await expectApp(page);
  const newest = page.getByRole("region", { name: "Newest jobs" });
  await expect(newest.getByRole("listitem")).toHaveCount(5);
  await newest.getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/job\//);
  await page.goBack();
  const challenge = page.getByRole("region", { name: "Try a challenge without an account" });
  await challenge.getByRole("link", { name: "Open the editor" }).click();
  await expect(page).toHaveURL(/\/try\//);
  await expect(page.getByRole("textbox", { name: /^Your answer/ })).toBeVisible();
});

for (const [when, status, body] of [
  ["no promise was kept yet", 200, []],
  ["the server cannot say", 503, { code: "try_again", message: "Try again" }],
] as const) {
  test(`the start page says nothing of promises when ${when}`, async ({ page }) => {
    const answered = page.waitForResponse("**/rest/v1/rpc/get_kept_promises");
    await page.route("**/rest/v1/rpc/get_kept_promises", (route) =>
      route.fulfill({ status, json: body }),
    );
    await page.goto("/");
    await expectApp(page);
    await answered;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: keptHeading })).toHaveCount(0);
  });
}

test("the promises shown are those that the server counts", async ({ page, request }) => {
  const { anon_key } = await (await request.get("/config.json")).json();
  const answer = await request.post("/rest/v1/rpc/get_kept_promises", {
    headers: { apikey: anon_key },
    data: { p_limit: 5 },
  });
  expect(answer.status()).toBe(200);
  const promises: { name: string; kept_percent: number }[] = await answer.json();
  const shown = page.waitForResponse("**/rest/v1/rpc/get_kept_promises");
  await page.goto("/");
  await expectApp(page);
  await shown;
  const rows = page.getByRole("region", { name: keptHeading }).getByRole("listitem");
  await expect(rows).toHaveCount(promises.length);
  for (const { name, kept_percent } of promises) {
    await expect(rows.filter({ hasText: name })).toContainText(`kept ${kept_percent} %`);
  }
});

function company(own: Record<string, string | number>) {
  return { logo_url: null, response_days: 5, decided: 12, ...own };
}
