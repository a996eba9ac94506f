import { paths } from "../../src/lib/paths";
import { expect, expectSound, test } from "../fixtures";
import { command } from "../people";
import { openJob } from "../scenes";

test("an open job that is nearly repeated is named, and the employer may go on", async ({
  people,
}) => {
  const employer = await people.employer("Rita Repeat");
  const open = await openJob(employer, "Glacier engineer");
  const page = await employer.page();
  await page.goto(paths.jobNew);
  await page.getByLabel("Job title").fill("Senior glacier engineer");
  const warning = page.getByRole("status").filter({ hasText: "nearly the same title" });
  await expect(warning.getByRole("link", { name: "Glacier engineer" })).toHaveAttribute(
    "href",
    paths.jobOverview(open),
  );
  await expectSound(page);
  await page.getByLabel("Job title").fill("Volcano cook");
  await expect(warning).toHaveCount(0);

  const { id } = await command<{ id: string }>(employer, "duplicate_job", { p_id: open });
  await page.goto(paths.jobOverview(id));
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "You already have a job like this" });
  await expect(dialog.getByRole("link", { name: "Glacier engineer" })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await page.goto(paths.jobEdit(id));
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByText("Glacier engineer is open.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.jobOverview(id)}$`));
});

test("a tier without featured jobs says so, and which one has some", async ({ people }) => {
  const employer = await people.employer("Fee Featured", { tier: "employer_core" });
  const job = await openJob(employer, "Featured engineer");
  const page = await employer.page();
  await page.goto(paths.jobs);
  await expect(page.getByText("Tier: 1 of 1 open job, 0 of 0 featured")).toBeVisible();
  await page.goto(paths.jobOverview(job));
  const featured = page.getByRole("switch", { name: "Featured" });
  await featured.click();
  await expect(
    page.getByText("Your company's tier has no featured jobs. Hiring Kernel has more."),
  ).toBeVisible();
  await expect(featured).not.toBeChecked();
});
