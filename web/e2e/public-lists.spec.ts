import type { Browser, Page } from "@playwright/test";
import { withNext } from "../src/lib/next-place";
import { paths } from "../src/lib/paths";
import { expect, expectApp, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { openJob } from "./scenes";

/** A browser that runs no scripts. */
async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  return context.newPage();
}

/** What a page of a list says, without the moments. */
async function content(page: Page): Promise<string[]> {
  // Not the badges and skills within a line.
  const lines = page.getByRole("main").locator("li:not(li li)");
  const texts = await lines.allInnerTexts();
  return texts.map((text) =>
    text
      .replace(/posted .*/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

for (const [path, title] of [
  [paths.publicJobs, "Jobs"],
  [paths.publicCompanies, "Companies"],
  [paths.publicChallenges, "Challenges"],
] as const) {
  test(`${path} reads the same before and after the app is there`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const plain = await withoutScripts(browser, baseURL);
    await plain.goto(path);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText(title);
    const before = await content(plain);
    expect(before).toHaveLength(20);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(path);
    await expectApp(page);
    await expect.poll(() => content(page)).toEqual(before);
    // What the page was made of is not asked for again.
    expect(requests.filter((url) => url.includes("/rpc/list_public"))).toEqual([]);
    await expectSound(page);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSound(page);
    await plain.context().close();
  });
}

test("a visitor without scripts filters, turns pages, and opens a job", async ({
  browser,
  baseURL,
}) => {
  const plain = await withoutScripts(browser, baseURL);
  await plain.goto(paths.publicJobs);
  await plain.getByLabel("Where").selectOption({ label: "Remote" });
  await plain.getByRole("button", { name: "Apply filters" }).click();
  await expect(plain).toHaveURL(/remote=remote/);
  await expect(plain.getByLabel("Where")).toHaveValue("remote");
  await plain.getByRole("link", { name: "Next" }).click();
  await expect(plain).toHaveURL(/\/jobs\?remote=remote&page=2$/);
  await expect(plain.getByText(/^Page 2 of/)).toBeVisible();
  await plain.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(plain).toHaveURL(/\/job\//);
  await plain.goto(paths.publicChallenges);
  await plain.getByLabel("Language").selectOption({ label: "SQL" });
  await plain.getByRole("button", { name: "Apply filters" }).click();
  await expect(plain.getByRole("main").getByRole("listitem").first()).toContainText("SQL");
  await plain.context().close();
});

test("without scripts, what needs them says so and leads to what does not", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScripts(browser, baseURL);
  for (const [address, words] of [
    [paths.signIn, /Signing in needs JavaScript/],
    [paths.signUp, /Signing in needs JavaScript/],
    [paths.searchFor("rust"), /This search needs JavaScript/],
    [paths.profile, /This page needs JavaScript/],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole("link", { name: "companies", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Companies");
  }
  await page.context().close();
});

test("filters are set by keyboard, stay in the address, and back undoes them", async ({ page }) => {
  await page.goto(paths.publicJobs);
  await expectApp(page);
  const all = await page.getByRole("status").first().innerText();
  await page.getByLabel("Title, skill or company").focus();
  await page.keyboard.type("zzyzx nothing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs?q=zzyzx+nothing");
  await expect(page.getByText("No open jobs fit these filters.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: "Clear filters" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/jobs");
  await expect(page.getByRole("status").first()).toHaveText(all);
  await page.getByLabel("Seniority").selectOption({ label: "Senior" });
  await page.getByLabel("Pay a year, from").fill("50000");
  await page.getByLabel("Pay a year, from").press("Enter");
  await expect(page).toHaveURL("/jobs?level=senior&pay=50000&cur=EUR");
  await expect(page.getByLabel("Currency")).toHaveValue("EUR");
  await page.goBack();
  await expect(page.getByLabel("Seniority")).toHaveValue("");
});

test("a job of a company without a public link is in no list", async ({
  people,
  browser,
  baseURL,
}) => {
  const employer = await people.employer("Hanna Hidden");
  const job = await openJob(employer, "Keeper of quiet lists");
  const link = `a[href="${paths.job(job)}"]`;
  const plain = await withoutScripts(browser, baseURL);
  await plain.goto(paths.publicJobs);
  await expect(plain.locator(link)).toHaveCount(1);
  const { data } = await employer.api
    .from("companies")
    .select("slug,version")
    .eq("id", employer.companyId)
    .single();
  await command(employer, "update_company", {
    p_company: { public_link: false },
    p_version: data?.version,
  });
  await plain.reload();
  await expect(plain.locator(link)).toHaveCount(0);
  await plain.context().close();
});

test("a challenge leads a seeker to its page, and a visitor to try it or to sign up", async ({
  people,
}) => {
  const visitor = await people.visitor();
  await visitor.goto(`${paths.publicChallenges}?difficulty=easy`);
  await expectApp(visitor);
  await expect(
    visitor.getByRole("main").getByRole("listitem").first().getByRole("link"),
  ).toHaveAttribute("href", /^\/try\//);
  await visitor.goto(`${paths.publicChallenges}?difficulty=hard`);
  await expectApp(visitor);
  const first = (page: Page) => page.getByRole("main").getByRole("listitem").first();
  const title = await first(visitor).getByRole("link").innerText();
  const way = await first(visitor).getByRole("link").getAttribute("href");
  const seeker = await (await people.seeker("Lars Lister")).page();
  await seeker.goto(`${paths.publicChallenges}?difficulty=hard`);
  await first(seeker).getByRole("link").click();
  await expect(seeker.getByRole("heading", { level: 1 })).toHaveText(title);
  const own = new URL(seeker.url()).pathname;
  expect(way).toBe(withNext(`${paths.signUp}?as=job_seeker`, own));
});

test("the footer leads to everything that is public", async ({ page }) => {
  await page.goto(paths.terms);
  const footer = page.getByRole("contentinfo");
  for (const [label, path] of [
    ["Jobs", paths.publicJobs],
    ["Companies", paths.publicCompanies],
    ["Challenges", paths.publicChallenges],
    ["Why Devproof", paths.why],
    ["Post a job", `${paths.signUp}?as=employer`],
    ["Careers", paths.careers],
    ["Privacy", paths.privacy],
  ] as const) {
    await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute(
      "href",
      path,
    );
  }
});
