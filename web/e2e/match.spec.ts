import type { Page } from "@playwright/test";
import { expect, expectSound, phone, test } from "./fixtures";
import { command } from "./people";
import { openJob } from "./scenes";
import { solve } from "./solving";

const match = (page: Page) => page.getByRole("region", { name: "Match" });
const line = (page: Page, label: string) =>
  match(page).getByRole("listitem").filter({ hasText: label });

/** A job on the page of lists. */
const at = (job: string) => `/dashboard/browse-jobs?job=${job}`;

test("what does not fit is said instead of praise, and what is unknown is answered from the job", async ({
  people,
}) => {
  const [employer, seeker] = await Promise.all([people.employer(), people.seeker("Mona Match")]);
  const job = await openJob(employer);
  const { data } = await seeker.api.auth.getUser();
  const change = async (row: Record<string, unknown>) => {
    const { error } = await seeker.api.from("profiles").update(row).eq("id", data.user?.id);
    expect(error).toBeNull();
  };
  await change({ country: null, salary_min: 50_000, salary_currency: "USD", seniority: "senior" });
  const page = await seeker.page();

  await test.step("pay is shown in the reader's currency too, with the date of the rates", async () => {
    await page.goto(at(job));
    await expect(page.getByText(/about \$[\d,]+–[\d,]+ at the rates of /)).toBeVisible();
  });

  await test.step("an unknown gate leads to its field, and the answer counts at once", async () => {
    await line(page, "Place").getByRole("link", { name: "Add your country" }).click();
    const form = page.getByRole("form", { name: "Edit preferences" });
    await form.getByLabel("You live in").selectOption({ label: "Germany" });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await page.goto(at(job));
    await expect(match(page).getByRole("heading", { level: 2 })).toContainText("match");
    await expect(match(page).getByRole("link", { name: "Add your country" })).toHaveCount(0);
  });

  await test.step("pay that does not reach the wish is the headline", async () => {
    await change({ salary_min: 400_000 });
    await page.goto(at(job));
    const heading = match(page).getByRole("heading", { level: 2 });
    await expect(heading).toContainText("Pay does not fit");
    await expect(heading).not.toContainText(/Strong|Good/);
    await expect(line(page, "Pay")).toContainText(/Does not overlap at the rates of/);
    await expectSound(page);
    await page.setViewportSize(phone);
    await expectSound(page);
  });
});

test("a proof raises its grade, and with it the match and what is next", async ({ people }) => {
  test.setTimeout(120_000);
  const [employer, seeker] = await Promise.all([
    people.employer(),
    people.seeker("Petra Proof", ["Linux", "Git", "Python"]),
  ]);
  const job = await openJob(employer);
  const { version } = await command<{ version: number }>(employer, "get_job", { p_id: job });
  const skills = [{ slug: "python", importance: "must" }];
  await command(employer, "save_job", { p_id: job, p_version: version, p_job: { skills } });
  const page = await seeker.page();
  await page.goto(at(job));
  await expect(line(page, "Python")).toContainText("stated");
  const score = async () =>
    (await command<{ match: { score: number } }>(seeker, "get_job", { p_id: job })).match.score;
  const before = await score();

  await solve(seeker, "a-cent-goes-missing", "python");
  await page.reload();
  await expect(line(page, "Python")).toContainText("shown");
  await expect(line(page, "Python")).toContainText("1 challenge passed");
  expect(await score()).toBeGreaterThan(before);

  await page.goto("/dashboard/profile");
  const next = page.getByRole("region", { name: "Most useful next" });
  await expect(next).toBeVisible();
  await expect(
    next.getByRole("list", { name: "Proofs" }).getByRole("listitem").first(),
  ).toContainText(/Opens \d+ job/);
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
});

test("the challenges say how many jobs ask for them, and which one to do next", async ({
  people,
}) => {
  const [employer, seeker] = await Promise.all([
    people.employer(),
    people.seeker("Nora Next", ["Linux", "Git", "Python"]),
  ]);
  const job = await openJob(employer);
  const { version } = await command<{ version: number }>(employer, "get_job", { p_id: job });
  const skills = ["linux", "algorithms"].map((slug) => ({ slug, importance: "must" }));
  await command(employer, "save_job", { p_id: job, p_version: version, p_job: { skills } });
  const page = await seeker.page();
  await page.goto("/dashboard/challenges");
  const next = page.getByRole("region", { name: "What to do next" });
  await expect(next.getByRole("listitem").first()).toContainText(/opens \d|asks? for it/);
  const wanted = page
    .getByRole("list", { name: "Challenges" })
    .getByRole("link")
    .filter({ hasText: /jobs? asks? for it/ });
  await expect(wanted.first()).toBeVisible();
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
  await wanted.first().click();
  await expect(page.getByText(/jobs? asks? for it\./)).toBeVisible();
});
