import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { openJob } from "./scenes";

const figures = [
  "Demand for your skills",
  "Pay bands",
  "Skills your matches ask for",
  "What one more proof would open",
  "How far your interests get",
  "Rank progress",
  "How companies answer",
];
const figure = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tablet = { width: 820, height: 1180 };

test("the logo leads a job seeker to figures that say how they are made and what to do next", async ({
  people,
}) => {
  test.slow();
  const page = await (await people.demo("seeker")).page();
  await page.goto(paths.messages);
  await page.getByRole("link", { name: "devproof", exact: true }).click();
  await expect(page).toHaveURL(paths.careerIntelligence);
  await expect(page.getByRole("heading", { level: 1, name: "Career intelligence" })).toBeFocused();

  await test.step("every figure has its table, how it is made, and one link on", async () => {
    for (const name of figures) {
      const section = figure(page, name);
      await expect(section.getByText("How this is made")).toBeVisible();
      await section.getByText("How this is made").click();
      await expect(section.locator("details p").first()).toBeVisible();
    }
    await expect(page.getByRole("list", { name: "Next steps" }).getByRole("listitem")).toHaveCount(
      3,
    );
  });

  await test.step("a skill's weeks are drawn, by keyboard too, and shown as a table", async () => {
    const demand = figure(page, "Demand for your skills");
    const second = demand.getByRole("row").nth(2).getByRole("button");
    const name = (await second.textContent()) ?? "";
    await second.focus();
    await page.keyboard.press("Enter");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/[?]demand=/);
    await expect(demand.getByRole("heading", { level: 3 })).toHaveText(
      `Open jobs that ask for ${name}`,
    );
    await demand.getByRole("button", { name: "Show table" }).click();
    // Twelve Mondays and today, which can be one of them, below the head.
    const days = await demand.getByRole("table").first().getByRole("row").count();
    expect([13, 14]).toContain(days);
    await demand.getByRole("link", { name: `Browse jobs that ask for ${name}` }).click();
    await expect(page).toHaveURL(/browse-jobs[?]skills=/);
    await page.goBack();
  });

  await test.step("pay is narrowed, and a band of too few says so", async () => {
    const pay = figure(page, "Pay bands");
    await pay.getByRole("combobox", { name: "Level" }).selectOption({ label: "Senior" });
    await expect(page).toHaveURL(/level=senior/);
    await expect(pay.getByText("Half pay up to")).toBeVisible();
    await pay.getByRole("tab", { name: "Place" }).click();
    await expect(pay.getByRole("table", { name: "Pay by place" })).toContainText("Remote");
    await pay.getByRole("combobox", { name: "Level" }).selectOption({ label: "Principal" });
    await expect(pay.getByRole("heading", { level: 3 })).toHaveText("No open job fits");
    await pay.getByRole("button", { name: "Show all jobs" }).click();
    await expect(pay.getByText("Half pay up to")).toBeVisible();
    await page.goto(`${paths.careerIntelligence}?skill=no-such-skill`);
    await pay.getByRole("button", { name: "Show all jobs" }).click();
    await expect(pay.getByText("Half pay up to")).toBeVisible();
  });

  await test.step("it is sound on a desk, a tablet and a phone, in light and dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const size of [{ width: 1280, height: 900 }, tablet, phone]) {
        await page.setViewportSize(size);
        await expectSound(page);
      }
    }
  });
});

test("someone new finds what will be there, and how to fill it", async ({ people }) => {
  const seeker = await people.seeker("Nele New");
  const { error } = await seeker.api.from("profile_skills").delete().not("profile_id", "is", null);
  expect(error).toBeNull();
  const page = await seeker.page();
  await page.goto(paths.careerIntelligence);
  const demand = figure(page, "Demand for your skills");
  await expect(demand).toContainText("Your profile has no skills yet");
  await expect(figure(page, "How far your interests get")).toContainText(
    "You haven't viewed a job in the last 90 days",
  );
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);
  await demand.getByRole("link", { name: "Add your skills" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile#skills$/);
  await expect(page.getByRole("region", { name: "Skills", exact: true })).toBeVisible();
});

test("a figure that fails leaves the others, and comes back", async ({ people }) => {
  const page = await (await people.seeker("Fay Failing")).page();
  await page.route("**/rpc/get_skill_demand", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await page.goto(paths.careerIntelligence);
  const demand = figure(page, "Demand for your skills");
  await expect(demand.getByRole("alert")).toContainText(
    "The demand for your skills could not be loaded",
  );
  await expect(figure(page, "Rank progress").getByRole("table")).toBeVisible();
  await page.unroute("**/rpc/get_skill_demand");
  await demand.getByRole("button", { name: "Try again" }).click();
  await expect(
    demand.getByRole("table").or(demand.getByRole("heading", { level: 3 })),
  ).not.toHaveCount(0);
});

test("employers and visitors have no such page", async ({ people }) => {
  const employer = await people.employer("Emil Employer");
  await openJob(employer);
  const page = await employer.page();
  await page.goto(paths.profile);
  await page.getByRole("link", { name: "devproof", exact: true }).click();
  await expect(page).toHaveURL(paths.employerProfile);
  await page.goto(paths.careerIntelligence);
  await expect(page).toHaveURL(paths.notFound);
  const { error } = await employer.api.rpc("get_skill_demand");
  expect(error?.code).toBe("not_job_seeker");

  const visitor = await people.visitor();
  await visitor.goto(paths.careerIntelligence);
  await expect(visitor).toHaveURL(/\/signin\?next=/);
});
