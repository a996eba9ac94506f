import { paths } from "../../src/lib/paths";
import { expect, expectSound, phone, test } from "../fixtures";
import { command } from "../people";
import { openJob } from "../scenes";

test("the page of a job counts its candidates, leads to them, and says what happened", async ({
  people,
}) => {
  const employer = await people.employer("Olga Overview");
  const job = await openJob(employer, "Overview engineer");
  const [approved, waiting] = [
    await people.seeker("Ada Approved"),
    await people.seeker("Wim Wait"),
  ];
  const interest = async (person: typeof approved) =>
    (
      await command<{ id: string }>(person, "express_interest", {
        p_job_opening_id: job,
        p_source: "discover",
      })
    ).id;
  const first = await interest(approved);
  await interest(waiting);
  await command(employer, "approve_candidate", { p_interaction_id: first });
  for (const person of [approved, employer]) {
    await command(person, "record_view", { p_kind: "job", p_id: job });
  }

  const page = await employer.page();
  await page.goto(paths.jobs);
  await page.getByRole("link", { name: "Overview engineer" }).click();
  await expect(page.getByRole("heading", { name: "Overview engineer", level: 1 })).toBeVisible();
  const candidates = page.getByRole("list", { name: "Candidates by status" });
  await expect(candidates.getByRole("link", { name: "Interested 2" })).toBeVisible();
  await expect(candidates.getByRole("link", { name: "Screening 1" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Views" })).toContainText("Views1People1");
  const history = page.getByRole("list", { name: "History" }).getByRole("listitem");
  await expect(history).toHaveText([/^Published by Olga Overview/, /^Draft created by Olga/]);
  await expectSound(page);

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Overview engineer is paused.")).toBeVisible();
  await expect(history.first()).toHaveText(/^Paused by Olga Overview/);
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(history.first()).toHaveText(/^Resumed by/);

  await candidates.getByRole("link", { name: "Screening 1" }).click();
  await expect(page.getByRole("link", { name: /Ada Approved/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Wim Wait/ })).toHaveCount(0);
  await page.goBack();
  await candidates.getByRole("link", { name: "To decide 1" }).click();
  await expect(page.getByRole("link", { name: /Wim Wait/ })).toBeVisible();
  await page.goBack();

  await page.getByRole("link", { name: "Preview" }).click();
  await expect(page.getByText("Keep data where it was put.")).toBeVisible();
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("button", { name: "Close as filled" }).click();
  await expect(history.first()).toHaveText(/^Closed as filled by/);
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(history.first()).toHaveText(/^Reopened by/);
});

test("the link is copied, and a copy of the job is a draft that opens", async ({ people }) => {
  const employer = await people.employer("Lena Link");
  const job = await openJob(employer, "Linked engineer");
  const page = await employer.page();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(paths.jobOverview(job));
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(paths.job(job));

  await page.getByRole("button", { name: "More for Linked engineer" }).click();
  await page.getByRole("menuitem", { name: "Duplicate as new draft" }).click();
  await expect(page.getByText("Complete. You can publish this job.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Linked engineer");
  await page.goto(`${paths.jobs}?status=draft`);
  await expect(page.getByRole("list", { name: "Jobs" }).getByRole("listitem")).toHaveCount(1);
});

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`publishing from the page goes to the first field that is missing, by keyboard, at ${size.width} px`, async ({
    people,
  }) => {
    const employer = await people.employer("Mia Missing");
    const { id } = await command<{ id: string }>(employer, "save_job", {
      p_job: { title: "Clock maker", description: "Clocks." },
    });
    const page = await employer.page();
    await page.setViewportSize(size);
    await page.goto(paths.jobOverview(id));
    await expect(page.getByText("Required to publish")).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    const seniority = page.getByLabel("Seniority");
    await expect(seniority).toBeFocused();
    await expect(seniority).toBeInViewport({ ratio: 1 });
    await expect(seniority).toHaveAccessibleDescription("Choose a seniority.");
    const line = page
      .getByRole("list", { name: "Required to publish" })
      .getByRole("button", { name: "Choose a seniority." });
    await expect(line).toHaveCount(1);
    await page.keyboard.type("Senior");
    await expect(line).toHaveCount(0);
  });
}

test("the page is for those who see the job in the list", async ({ people }) => {
  const [employer, other] = [await people.employer("Ina In"), await people.employer("Otto Out")];
  const job = await openJob(employer);
  const page = await other.page();
  for (const address of [paths.jobOverview(job), paths.jobOverview("7")]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Job not found" })).toBeVisible();
  }
});
