import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, test } from "./fixtures";
import { command, type Person } from "./people";
import { openJob } from "./scenes";
import { statements } from "./server";

const widths = [1280, 820, 390];

async function idOf({ api }: Person): Promise<string> {
  const { data } = await api.auth.getUser();
  if (!data.user) throw new Error("Nobody is signed in");
  return data.user.id;
}

/** Sound at three widths, in both themes. */
async function expectSoundEverywhere(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Views by visitors, so many days ago each. */
function profileViews(profile: string, daysAgo: number[]): string {
  const rows = daysAgo.map(
    (days, index) =>
      `('${profile}', now() - interval '${days} days', 'link', '\\x0${index % 10}', '\\x01')`,
  );
  return `insert into private.profile_views (profile_id, viewed_at, source, visitor, visitor_network) values ${rows.join(",")}`;
}

test("a seeker's figures grow with their tier, as chart and as table", async ({ people }) => {
  const seeker = await people.seeker("Fia Figures");
  const employer = await people.employer("Vera Viewer", { company: "Viewing Works" });
  const id = await idOf(seeker);
  await command(employer, "record_view", { p_kind: "profile", p_id: id, p_source: "search" });
  await command(employer, "record_search_appearances", { p_profile_ids: [id] });
  await statements(profileViews(id, [1, 1, 2, 30]));
  const page = await seeker.page();

  await test.step("Core sees shapes and the way to more", async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(/rpc\/get_profile_analytics/),
      page.goto(paths.analytics),
    ]);
    expect(await answer.json()).toMatchObject({ level: "none", totals: null, points: null });
    await expect(page.getByRole("heading", { name: "Profile views over time" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Compare tiers" }).first()).toHaveAttribute(
      "href",
      paths.subscriptionTiers,
    );
    await expectSoundEverywhere(page);
  });

  await test.step("Pro sees views over time", async () => {
    await statements(`update profiles set tier = 'pro' where id = '${id}'`);
    await page.reload();
    await expect(page.getByText("33% more")).toHaveCount(0);
    await expect(page.getByRole("definition").first()).toContainText("4");
    await expect(page.getByRole("definition").first()).toContainText("300% more (1)");
    const points = page.getByRole("slider", { name: "Points of Profile views" });
    await points.press("End");
    await expect(points).toHaveAttribute("aria-valuetext", /: Views 1, Previous period 0$/);
    await points.press("ArrowLeft");
    await expect(points).toHaveAttribute("aria-valuetext", /: Views 2, Previous period 0$/);
    await page.getByRole("button", { name: "Show table" }).click();
    const table = page.getByRole("table", { name: "Profile views" });
    await expect(table.getByRole("row")).toHaveCount(29);
    await expect(table.getByRole("row").last()).toHaveText(/–|1/);
    await expect(page.getByRole("heading", { name: "Companies that viewed you" })).toBeVisible();
    await expect(page.getByText("Viewing Works")).toHaveCount(0);
    await expectSoundEverywhere(page);
  });

  await test.step("Founding sees who, from where, and what became of interests", async () => {
    await statements(`update profiles set tier = 'founding' where id = '${id}'`);
    await page.reload();
    await expect(page.getByRole("link", { name: "Viewing Works" })).toBeVisible();
    await expect(page.getByText("Unique viewers").first()).toBeVisible();
    const sources = page.getByRole("figure", { name: "Where viewers come from" });
    await expect(sources.getByText("Direct link", { exact: true })).toBeVisible();
    await expect(page.getByRole("slider", { name: "Points of Search appearances" })).toBeVisible();
    await expectSoundEverywhere(page);
  });

  await test.step("weeks have an address, and figures a definition", async () => {
    await page.getByRole("link", { name: "12 weeks" }).click();
    await expect(page).toHaveURL(/by=week&count=12/);
    await expect(page.getByRole("link", { name: "12 weeks" })).toBeVisible();
    await page.getByRole("link", { name: "How “Unique viewers” is counted" }).click();
    await expect(page.getByRole("heading", { name: "How figures are counted" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Unique viewers" })).toBeInViewport();
    await expectSoundEverywhere(page);
  });
});

test("a company's figures are for those who may see them", async ({ people }) => {
  const admin = await people.employer("Ada Analyst", { tier: "employer_core" });
  const job = await openJob(admin, "Analysed engineer");
  const seeker = await people.seeker("Sven Seer");
  await command(seeker, "record_view", { p_kind: "job", p_id: job, p_source: "jobs" });
  await command(seeker, "record_view", { p_kind: "company", p_id: admin.companyId });
  await command(seeker, "express_interest", { p_job_opening_id: job, p_source: "discover" });
  const page = await admin.page();

  await test.step("the free tier has totals", async () => {
    await page.goto(paths.employerAnalytics);
    await expect(page.getByText("Company page views")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Job performance" })).toBeVisible();
    await expect(page.getByText("Analysed engineer")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Compare tiers" }).first()).toHaveAttribute(
      "href",
      paths.employerSubscriptionTiers,
    );
    await expectSoundEverywhere(page);
  });

  await statements(
    `insert into private.company_plans (company_id, tier) values ('${admin.companyId}', 'hiring_kernel')`,
  );

  await test.step("a larger one has charts, and a table that sorts and saves", async () => {
    await page.goto(`${paths.employerAnalytics}?by=day&count=7`);
    const table = page.getByRole("table", { name: "Figures of each job" });
    const row = table.getByRole("row", { name: /Analysed engineer/ });
    await expect(row).toContainText("100%");
    await table.getByRole("button", { name: "Job" }).click();
    await expect(table.getByRole("columnheader", { name: "Job" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    const points = page.getByRole("slider", { name: "Points of Views" });
    await points.press("End");
    await expect(points).toHaveAttribute("aria-valuetext", /: Views 2, Previous period 0$/);
    await expectSoundEverywhere(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^job-performance-.*\.csv$/);
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFJob,Status,Views,/);
    expect(lines[1]).toBe("Analysed engineer,open,1,1,0,0,100.0,0,0,0,0");
  });
});

test("the menu leads to analytics, and a recruiter needs the permission", async ({ people }) => {
  const recruiter = await people.demo("recruiter");
  const page = await recruiter.page();
  await page.goto(paths.employerAnalytics);
  await expect(page).toHaveURL(paths.notFound);
  await page.goto(paths.jobs);
  await page.getByRole("button", { name: /account menu/ }).click();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Analytics" })).toHaveCount(0);

  for (const [who, path] of [
    ["seeker", paths.analytics],
    ["admin", paths.employerAnalytics],
  ] as const) {
    const person = await people.demo(who);
    const own = await person.page();
    await own.goto(paths.messages);
    await own.getByRole("button", { name: /account menu/ }).click();
    await own.getByRole("menuitem", { name: "Analytics" }).click();
    await expect(own).toHaveURL(path);
    await expect(own.getByRole("slider").first()).toBeVisible();
  }
});
