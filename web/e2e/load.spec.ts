import { gzipSync } from "node:zlib";
import type { Browser, Locator, Page, Request, Route } from "@playwright/test";
import { type Budget, budgets } from "../budgets";
import { paths } from "../src/lib/paths";
import { expect, expectApp, test } from "./fixtures";
import type { People } from "./people";

/** A slow phone network: 1.6 Mbit/s, 150 ms to the server and back. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

type Visit = {
  name: string;
  who: "visitor" | "seeker" | "admin";
  address: string;
  /** What makes it usable: for the eye of the test, and as a selector for the moment when it is drawn. */
  ready: (page: Page) => Locator;
  sign: string;
  /** It is drawn before the data client has come: on a busy machine the client may still be first. */
  standsWithoutClient?: true;
  budget: Budget;
};

const visits: Visit[] = [
  {
    name: "the start page",
    who: "visitor",
    address: paths.home,
    ready: (page) => page.getByRole("heading", { level: 1 }),
    sign: "h1",
    budget: budgets.start,
  },
  {
    name: "the sign-in page",
    who: "visitor",
    address: paths.signIn,
    ready: (page) => page.getByLabel("Email"),
    sign: "input[type=email]",
    budget: budgets.signIn,
  },
  {
    name: "a public profile",
    who: "visitor",
    address: paths.user("mira-okafor"),
    ready: (page) => page.getByRole("heading", { level: 1 }),
    sign: "h1",
    budget: budgets.publicProfile,
  },
  {
    name: "Browse jobs",
    who: "seeker",
    address: paths.browseJobs,
    // The description is text of its own, and comes after what a decision is made by.
    ready: (page) => page.getByRole("article"),
    sign: "article",
    standsWithoutClient: true,
    budget: budgets.browse,
  },
  {
    name: "a challenge",
    who: "seeker",
    address: `${paths.challenges}/a-cent-goes-missing`,
    ready: (page) => page.getByRole("region", { name: "Statement" }),
    sign: "section[aria-label=Statement]",
    budget: budgets.challenge,
  },
  {
    name: "Messages",
    who: "seeker",
    address: paths.messages,
    ready: (page) => page.getByRole("main").getByRole("link").first(),
    sign: "main ul a",
    budget: budgets.messages,
  },
  {
    name: "Candidates",
    who: "admin",
    address: paths.interestedCandidates,
    ready: (page) => page.getByRole("main").getByRole("link").first(),
    sign: "main ul a",
    budget: budgets.candidates,
  },
];

/** Other tests run beside these on the same cores: a time is a fault only from this many times its budget. */
const BUSY = 3;

/** Somebody who comes back: their browser knows who they are, and has none of the files. */
async function pageOf(browser: Browser, people: People, { who, address, ready }: Visit) {
  const first = who === "visitor" ? await people.visitor() : await (await people.demo(who)).page();
  await first.goto(address);
  await expect(ready(first)).toBeVisible();
  const storageState = await first.context().storageState();
  const context = await browser.newContext({ baseURL: people.url, storageState });
  return context.newPage();
}

/** What tells one request from another: asked twice, it is asked once too often. */
const nameOf = (request: Request) =>
  `${request.method()} ${request.url()} ${request.postData() ?? ""}`;

/** What the page costs until nothing is on its way. */
const whole = ({ scripts, scriptKb, requests }: Budget): Budget["untilUsable"] => ({
  scripts,
  kb: scriptKb,
  requests,
});

const scriptsIn = (requests: Request[]) =>
  requests.filter((request) => request.resourceType() === "script");

for (const visit of visits) {
  test(`${visit.name} opens within its budget on a slow line`, async ({ browser, people }) => {
    test.slow();
    const page = await pageOf(browser, people, visit);
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", slow4g);
    await page.addInitScript((sign) => {
      const seen = { sum: 0, usable: 0 };
      Object.assign(window, { seen });
      new MutationObserver((_, observer) => {
        if (!document.querySelector(sign)) return;
        observer.disconnect();
        seen.usable = performance.now();
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
          if (!shift.hadRecentInput) seen.sum += shift.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    }, visit.sign);
    const requests: Request[] = [];
    page.on("request", (request) => {
      // The browser asks for the page's sign when and as often as it likes.
      if (/^http(?!.*\/favicon\.svg$)/.test(request.url())) requests.push(request);
    });
    let beforeLive: number | undefined;
    page.on("websocket", () => {
      beforeLive ??= requests.length;
    });
    const sizes = new Map<Request, Promise<number>>();
    page.on("response", (response) => {
      const size = response.body().then((body) => gzipSync(body).length);
      sizes.set(
        response.request(),
        size.catch(() => 0),
      );
    });

    await page.goto(visit.address, { waitUntil: "commit" });
    await visit.ready(page).waitFor();

    await page.waitForLoadState("networkidle");
    const { content, usable, shift, began } = await page.evaluate(() => {
      const { sum, usable } = (window as unknown as { seen: { sum: number; usable: number } }).seen;
      return {
        content: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        usable,
        shift: sum,
        began: performance.timeOrigin,
      };
    });
    const sentAt = (request: Request) => request.timing().startTime - began;
    const needed = requests.filter((request) => sentAt(request) < usable);
    const neededScripts = scriptsIn(needed).filter(
      (script) =>
        !(visit.standsWithoutClient && script.url().includes("/supabase-client-")) &&
        sentAt(script) + script.timing().responseEnd < usable,
    );
    const kbOf = async (scripts: Request[]) => {
      const all = await Promise.all(scripts.map((script) => sizes.get(script) ?? 0));
      return Math.ceil(all.reduce((sum, size) => sum + size, 0) / 1000);
    };
    const scripts = scriptsIn(requests);
    const found: Omit<Budget, "module" | "first"> = {
      untilUsable: {
        scripts: neededScripts.length,
        kb: await kbOf(neededScripts),
        requests: needed.length,
      },
      scripts: scripts.length,
      scriptKb: await kbOf(scripts),
      requests: requests.length,
      content: Math.round(content),
      usable: Math.round(usable),
      shift,
    };
    const { budget } = visit;
    test.info().annotations.push({ type: "load", description: JSON.stringify(found) });
    // Drawn late, as on a busy machine, it finds more sent and come: then all that the page costs bounds it.
    const before = found.usable > budget.usable ? whole(budget) : budget.untilUsable;
    for (const what of ["scripts", "kb", "requests"] as const) {
      expect
        .soft(found.untilUsable[what], `${what} until usable`)
        .toBeLessThanOrEqual(before[what]);
    }
    expect.soft(found.scripts, "scripts").toBeLessThanOrEqual(budget.scripts);
    expect.soft(found.scriptKb, "kB of scripts").toBeLessThanOrEqual(budget.scriptKb);
    expect.soft(found.requests, "requests").toBeLessThanOrEqual(budget.requests);
    expect.soft(found.content, "ms to the first text").toBeLessThanOrEqual(budget.content * BUSY);
    expect.soft(found.usable, "ms until usable").toBeLessThanOrEqual(budget.usable * BUSY);
    expect.soft(found.shift, "layout shift").toBeLessThanOrEqual(budget.shift);
    // As soon as changes flow, what can change is read again.
    const names = requests.slice(0, beforeLive ?? requests.length).map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    await page.context().close();
  });
}

test("what the document asked in vain, the app asks for again", async ({ people }) => {
  const page = await (await people.seeker("Vera Vain")).page();
  const jobs = page.getByRole("list", { name: "Jobs" }).getByRole("link");
  await page.goto(paths.browseJobs);
  await expect(jobs.first()).toBeVisible();
  const refuse = (route: Route) =>
    route.fulfill({ status: 401, json: { code: "PGRST301", message: "No" } });
  const lose = (route: Route) => route.abort();
  for (const fail of [refuse, lose]) {
    for (const asked of [["profiles?*", "rpc/browse_jobs"], ["rpc/get_job"]]) {
      for (const one of asked) await page.route(`**/rest/v1/${one}`, fail, { times: 1 });
      await page.reload();
      await expect(jobs.first()).toBeVisible();
      await expect(page.getByRole("region", { name: "Terms" })).toBeVisible();
      await expect(page.getByText("could not be loaded")).toHaveCount(0);
    }
  }
});

test("a page stands before the data client has come, and works once it has", async ({ people }) => {
  const page = await (await people.seeker("Lena Late")).page();
  await page.goto(paths.browseJobs);
  await expect(page.getByRole("article")).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isClient = (url: URL) => url.pathname.startsWith("/assets/supabase-client-");
  // The first try fails, as on a train.
  let tries = 0;
  await page.route(isClient, async (route) => {
    tries += 1;
    if (tries === 1) return route.abort();
    await released;
    await route.continue();
  });
  await page.reload();
  const bar = page.getByRole("region", { name: "Decide on this job" });
  await expect(page.getByRole("article")).toBeVisible();
  // Pressed before anything can be sent.
  await page.keyboard.press("s");
  await expect(bar.getByRole("button", { name: /^Saved/ })).toBeVisible();
  release();
  await expect(bar).toContainText("left today");
  await expect(page.getByRole("link", { name: "Saved 1" })).toBeVisible();
});

test("the app hydrates the start page without drawing it again", async ({ people }) => {
  const page = await people.visitor();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  for (const address of [paths.home, paths.why, paths.terms, paths.privacy]) {
    await page.goto(address);
    await page.evaluate(() => Object.assign(window, { first: document.querySelector("h1") }));
    await expect(
      page.locator("html"),
      "the app is not loaded before the first interaction",
    ).not.toHaveAttribute("data-app");
    await expectApp(page);
    expect(
      await page.evaluate(
        () => (window as unknown as { first: Element }).first === document.querySelector("h1"),
      ),
    ).toBe(true);
  }
  expect(problems).toEqual([]);
});

test("clicks and input before the app has loaded are not lost", async ({ people }) => {
  const page = await people.visitor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/vendor-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Python", exact: true }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("rust");
  release();
  await expectApp(page);
  await expect(page.getByRole("button", { name: /^Python ?off$/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("rust");
  await page.getByRole("combobox", { name: "Search" }).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=rust/);
});
