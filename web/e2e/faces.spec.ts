import type { Browser, Page } from "@playwright/test";
import { withNext } from "../src/lib/next-place";
import { paths } from "../src/lib/paths";
import { expect, expectApp, expectSound, phone, test } from "./fixtures";
import { command, type Person } from "./people";
import { openJob } from "./scenes";

/** A browser that runs no scripts. */
async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  return context.newPage();
}

async function slugOf({ api }: Person): Promise<string> {
  const { data } = await api.from("profiles").select("slug").single();
  return data?.slug;
}

async function show(person: Person, visibility: string): Promise<void> {
  const { data } = await person.api.auth.getUser();
  const { error } = await person.api
    .from("profiles")
    .update({ visibility })
    .eq("id", data.user?.id ?? "");
  expect(error).toBeNull();
}

/** Where the landmarks of a page stand: what would be seen to jump. */
async function places(page: Page) {
  return page.locator("#main h1, #main h2, #main dl, #main ol, #main ul").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return `${one.tagName} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}`;
    }),
  );
}

test("public pages read the same before and after the app is there", async ({
  browser,
  baseURL,
  people,
}) => {
  const seeker = await people.demo("seeker");
  const { data: jobs } = await seeker.api
    .from("job_openings")
    .select("id,companies!inner(slug)")
    .eq("is_public", true)
    .limit(1);
  const plain = await withoutScripts(browser, baseURL);
  const page = await people.visitor();
  for (const [address, heading] of [
    [paths.user(await slugOf(seeker)), "Mira Okafor"],
    [paths.company("halyard"), "Halyard"],
    [paths.job(jobs?.[0]?.id), null],
    [paths.why, "Claims are cheap, and silence is free"],
    [paths.terms, "Terms and conditions"],
    [paths.privacy, "Privacy policy"],
  ] as const) {
    await test.step(address, async () => {
      await plain.goto(address);
      await plain.evaluate(() => document.fonts.ready);
      if (heading) await expect(plain.locator("h1")).toHaveText(heading);
      const signIn = plain.getByRole("navigation").getByRole("link", { name: "Sign In" });
      const wayBack = withNext(paths.signIn, address);
      await expect(signIn).toHaveAttribute("href", wayBack);
      const before = await places(plain);
      expect(before.length).toBeGreaterThan(2);
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.goto(address);
      await expectApp(page);
      await expect.poll(() => places(page)).toEqual(before);
      await expect(
        page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sign In" }),
      ).toHaveAttribute("href", wayBack);
      // What the page was made of is not asked for again.
      expect(requests.filter((url) => url.includes("/rpc/get_public"))).toEqual([]);
      page.removeAllListeners("request");
    });
  }
  await plain.context().close();
});

test("careers lists what is open at our own company, and says where it is without scripts", async ({
  browser,
  baseURL,
  people,
}) => {
  const plain = await withoutScripts(browser, baseURL);
  await plain.goto(paths.careers);
  await expect(plain.locator("h1")).toHaveText("Careers");
  await expect(plain.getByRole("link", { name: "all open jobs" })).toBeVisible();
  await expect(plain.getByText("Nothing is open right now")).toHaveCount(0);
  await plain.context().close();

  const page = await people.visitor();
  let isBroken = true;
  await page.route("**/rpc/get_public_company", (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          headers: { "x-request-id": "0193c9d4-0000-7000-8000-000000000000" },
          json: { code: "XX000", message: "Something broke.", details: null, hint: null },
        })
      : route.fallback(),
  );
  await page.goto(paths.careers);
  const openings = page.getByRole("region", { name: "Open jobs" });
  await expect(openings.getByRole("alert")).toContainText("The open jobs could not be loaded");
  await expect(openings.getByText("0193c9d4-0000-7000-8000-000000000000")).toBeVisible();
  await expectSound(page);
  isBroken = false;
  await openings.getByRole("button", { name: "Try again" }).click();
  await expect(openings.getByRole("listitem")).toHaveCount(3);
  await expectSound(page);
  // What most people come for stands below the first screen: the first link leads there, by keyboard too.
  const toJobs = page.getByRole("link", { name: "See open jobs" });
  await toJobs.focus();
  await page.keyboard.press("Enter");
  await expect(openings.getByRole("listitem").first()).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(openings.getByRole("link").first()).toBeFocused();
  await openings.getByRole("link", { name: "Senior Rust engineer, judge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Senior Rust engineer, judge");
  await page.getByRole("link", { name: "Proofwright" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a profile is shown to whom it is open, and its owner sees what they see", async ({
  people,
  request,
}) => {
  const seeker = await people.seeker("Olga Onlooker");
  const slug = await slugOf(seeker);
  const own = await seeker.page();
  const visitor = await people.visitor();

  await own.goto(paths.profile);
  await own.getByRole("link", { name: "Preview as others see it" }).click();
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Olga Onlooker");
  await expect(own.getByText("Anyone with the address sees this")).toBeVisible();
  await own.getByRole("link", { name: "Approved company" }).click();
  await expect(own.getByText("They can find you in search")).toBeVisible();
  await visitor.goto(paths.user(slug));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Olga Onlooker");
  await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0);

  await show(seeker, "showcase");
  await own.reload();
  await expect(own.getByText("They can't find you in search")).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('meta[name="robots"]')).not.toHaveCount(0);

  await show(seeker, "private");
  // To everybody else there is no such page; the owner's own browser still gets theirs.
  expect((await request.get(paths.user(slug))).status()).toBe(404);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    /Profile not found|Page not found/,
  );
  await own.reload();
  await expect(own.getByText("They see “Page not found”")).toBeVisible();
  await expectSound(own);
  await own.getByRole("link", { name: "Your interests" }).click();
  await expect(own.getByRole("heading", { level: 1 })).toHaveText("Olga Onlooker");
  await own.setViewportSize(phone);
  await own.emulateMedia({ colorScheme: "dark" });
  await expectSound(own);
});

test("the way back from signing in needs no script", async ({ people, browser, baseURL }) => {
  const job = await openJob(await people.employer("Selma Still"), "Still to be read");
  const plain = await withoutScripts(browser, baseURL);
  await plain.goto(paths.job(job));
  const main = plain.getByRole("main");
  await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    withNext(paths.signIn, paths.job(job)),
  );
  await expect(main.getByRole("link", { name: "sign up" })).toHaveAttribute(
    "href",
    withNext(`${paths.signUp}?as=job_seeker`, paths.job(job)),
  );
  await plain.context().close();
});

test("a visitor finds a job, signs in from it, and decides on its page", async ({ people }) => {
  const employer = await people.employer("Frida Face");
  const job = await openJob(employer, "Keeper of faces");
  const seeker = await people.seeker("Vito Visitor");
  const page = await people.visitor();
  await page.goto(paths.job(job));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keeper of faces");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(seeker.email);
  await page.getByLabel("Password", { exact: true }).fill(seeker.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(paths.job(job));
  await page.getByRole("button", { name: "Interested", exact: true }).click();
  await expect(page.getByText("Interested in Keeper of faces")).toBeVisible();
  // The page says it at once; the server has it a moment later.
  const me = (await employer.api.auth.getUser()).data.user?.id;
  const interested = () =>
    command<unknown[]>(employer, "get_interested_candidates_for_employer", { p_employer_id: me });
  await expect.poll(async () => (await interested()).length).toBe(1);
});

test("a company tells its own people who does not see its page", async ({ people, request }) => {
  const employer = await people.employer("Petra Public");
  const { data } = await employer.api
    .from("companies")
    .select("slug,version")
    .eq("id", employer.companyId)
    .single();
  const address = paths.company(data?.slug);
  expect((await request.get(address)).status()).toBe(200);
  await command(employer, "update_company", {
    p_company: { public_link: false },
    p_version: data?.version,
  });
  expect((await request.get(address)).status()).toBe(404);
  const page = await employer.page();
  await page.goto(address);
  await expect(page.getByText("Signed-out people don’t see this page")).toBeVisible();
  await expect(page.getByRole("link", { name: "Change the public link" })).toBeVisible();
  const visitor = await people.visitor();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Company not found");
});

test("a view is recorded once the page was in sight, and not for who says no", async ({
  people,
  browser,
  baseURL,
}) => {
  const seeker = await people.demo("seeker");
  const address = paths.user(await slugOf(seeker));
  const counts = (page: Page) => {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/rpc/record_view")) sent.push(request.postDataJSON());
    });
    return sent;
  };
  const visitor = await people.visitor();
  const seen = counts(visitor);
  await visitor.goto(address);
  await expectApp(visitor);
  await expect.poll(() => seen).toMatchObject([{ p_kind: "profile", p_source: "link" }]);
  const shy = await browser.newContext(baseURL ? { baseURL } : {});
  await shy.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const shyPage = await shy.newPage();
  const nothing = counts(shyPage);
  await shyPage.goto(address);
  await expectApp(shyPage);
  await shyPage.waitForTimeout(1_500);
  expect(nothing).toEqual([]);
  await shy.close();
});

test("a profile prints on two pages", async ({ people }) => {
  const seeker = await people.demo("seeker");
  const page = await people.visitor();
  await page.goto(paths.user(await slugOf(seeker)));
  await expectApp(page);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
