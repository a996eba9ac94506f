import { paths } from "../../src/lib/paths";
import { expect, expectSound, phone, test } from "../fixtures";
import { command } from "../people";
import { openJob } from "../scenes";

test("the list is searched, sorted and narrowed, and the address holds it", async ({ people }) => {
  const employer = await people.employer("Lia List");
  await openJob(employer, "Zeppelin engineer");
  const wanted = await openJob(employer, "Airship engineer");
  await openJob(employer, "Balloon designer");
  const seeker = await people.seeker("Sam Seeks");
  await command(seeker, "express_interest", { p_job_opening_id: wanted, p_source: "discover" });

  const page = await employer.page();
  await page.goto(paths.jobs);
  const titles = page.getByRole("list", { name: "Jobs" }).getByRole("link", { name: /er$/ });
  await expect(titles).toHaveText(["Balloon designer", "Airship engineer", "Zeppelin engineer"]);
  await page.getByLabel("Sort by").selectOption("Title");
  await expect(titles).toHaveText(["Airship engineer", "Balloon designer", "Zeppelin engineer"]);
  await page.getByLabel("Sort by").selectOption("Most interested");
  await expect(titles.first()).toHaveText("Airship engineer");
  await page.keyboard.press("Escape");
  await page.locator("body").press("/");
  await page.keyboard.type("engineer");
  await expect(titles).toHaveText(["Airship engineer", "Zeppelin engineer"]);
  await expect(page).toHaveURL(/title=engineer&sort=interested/);
  await page.reload();
  await expect(titles).toHaveText(["Airship engineer", "Zeppelin engineer"]);
  await page.getByLabel("Owner").selectOption({ label: "Mine (3)" });
  await expect(titles).toHaveCount(2);
  await page.getByRole("textbox", { name: "Search jobs by title" }).fill("submarine");
  await expect(page.getByText("No jobs match the title and owner.")).toBeVisible();
  await expectSound(page);
});

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`several jobs are published, paused and deleted at once, at ${size.width} px`, async ({
    people,
  }) => {
    const employer = await people.employer("Bo Bulk");
    const ready = await openJob(employer, "Ready engineer");
    await command(employer, "duplicate_job", { p_id: ready });
    await command(employer, "save_job", { p_job: { title: "Hollow engineer" } });
    const page = await employer.page();
    await page.setViewportSize(size);
    await page.goto(`${paths.jobs}?status=draft`);
    const rows = page.getByRole("list", { name: "Jobs" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    for (const name of ["Ready engineer", "Hollow engineer"]) {
      await rows.filter({ hasText: name }).getByRole("checkbox").press("Space");
    }
    const bar = page.getByRole("region", { name: "Change the selected jobs" });
    await expect(bar).toContainText("2 selected");
    await expectSound(page);
    await bar.getByRole("button", { name: "Publish 2" }).click();
    // The copy repeats the job that it was made from.
    await page.getByRole("button", { name: "Publish anyway" }).click();
    await expect(page.getByText("1 job published.")).toBeVisible();
    const left = page.getByRole("status").filter({ hasText: "1 of 2 jobs wasn't published." });
    await expect(left).toContainText("Hollow engineer: Complete the job before you publish it.");
    await expect(rows).toHaveCount(1);
    await left.getByRole("link", { name: "Hollow engineer" }).click();
    await expect(page.getByLabel("Description")).toBeFocused();

    await page.goto(`${paths.jobs}?status=open`);
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) await row.getByRole("checkbox").check();
    await bar.getByRole("button", { name: "Pause 2" }).click();
    await expect(page.getByText("2 jobs paused.")).toBeVisible();
    await expect(page.getByText("No jobs here")).toBeVisible();

    await command(employer, "save_job", { p_job: { title: "Second hollow engineer" } });
    await page.goto(paths.jobs);
    await expect(rows).toHaveCount(4);
    for (const row of await rows.all()) await row.getByRole("checkbox").check();
    await bar.getByRole("button", { name: "Delete 2 drafts" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete these drafts" });
    await dialog.getByRole("textbox").fill("delete");
    await dialog.getByRole("button", { name: "Delete 2 drafts" }).click();
    await expect(page.getByText("2 jobs deleted.")).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(bar).toHaveCount(0);
  });
}
