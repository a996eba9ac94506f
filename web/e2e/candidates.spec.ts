import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { command, type Person } from "./people";
import { openJob } from "./scenes";

/** Seekers who are interested in a job, in this order. */
async function interested(job: string, seekers: Person[]): Promise<void> {
  for (const seeker of seekers) {
    await command(seeker, "express_interest", { p_job_opening_id: job, p_source: "discover" });
  }
}

const undoLine = /^(Approved|Rejected|Moved)/;

test("decisions by keyboard: approve, undo, move, reject with what would prove it", async ({
  people,
}) => {
  const admin = await people.employer("Dara Decides");
  const [una, duo] = [await people.seeker("Una First"), await people.seeker("Duo Second")];
  await una.api.from("profiles").update({ wants_rejection_reason: true }).eq("full_name", una.name);
  // Python is proved by challenges here.
  await interested(await openJob(admin, "Data engineer", "python"), [una, duo]);
  const theirs = await una.page();
  await theirs.goto(`${paths.browseJobs}?tab=interests`);
  const page = await admin.page();
  await page.goto(paths.interestedCandidates);
  const rows = page.getByRole("list", { name: "Candidates" }).getByRole("link");
  const bar = page.getByRole("region", { name: "Decide on this candidate" });
  const lines = page.getByRole("status").filter({ hasText: undoLine });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("Due in 13 days");
  await expect(bar).toContainText("Your answer is due in 13 days.");

  await test.step("an approval that is undone leaves no conversation", async () => {
    await page.keyboard.press("j");
    await expect(page.getByRole("article", { name: "Una First" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(lines).toContainText("Approved Una First");
    await expect(theirs.getByText("In process", { exact: true })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press("u");
    await expect(lines).toHaveCount(0);
    await expect(bar.getByRole("button", { name: "Approve candidate" })).toBeVisible();
    await expect(theirs.getByText("Waiting", { exact: true })).toBeVisible();
    await expect(theirs.getByRole("link", { name: "Open conversation" })).toHaveCount(0);
  });

  await test.step("a rejection names the criterion, and the challenge that proves it", async () => {
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: "Reject Una First" });
    await dialog.getByLabel("What decided it").selectOption({ label: "Python" });
    await expect(dialog).toContainText(/see this criterion, and “.+” as the challenge/);
    await expectSound(page);
    await dialog.getByRole("button", { name: "Reject Una" }).click();
    await expect(lines).toContainText("Rejected Una First");
    await expect(theirs.getByText(/reason: Python · prove it with/)).toBeVisible();
    await expectSound(theirs);
  });

  await test.step("an approved candidate is moved, who sees only where it leads", async () => {
    await page.keyboard.press("k");
    await expect(page.getByRole("article", { name: "Duo Second" })).toBeVisible();
    await page.keyboard.press("a");
    await expect(bar.getByRole("button", { name: /Screening/ })).toBeVisible();
    await page.keyboard.press("]");
    await expect(bar.getByRole("button", { name: /Interview/ })).toBeVisible();
    await expect(lines).toContainText("Moved to Interview: Duo Second");
    await page.keyboard.press("u");
    await expect(bar.getByRole("button", { name: /Screening/ })).toBeVisible();
    await bar.getByRole("button", { name: /Screening/ }).click();
    await page.getByRole("menuitem", { name: "Hired" }).click();
    await expect(bar.getByRole("button", { name: /Hired/ })).toBeVisible();
    const mine = await duo.page();
    await mine.goto(`${paths.browseJobs}?tab=interests`);
    await expect(mine.getByText("Hired", { exact: true })).toBeVisible();
  });
});

test("several candidates at once, found by name and counted", async ({ people }) => {
  const admin = await people.employer("Bea Bulk");
  const seekers = [
    await people.seeker("Ada Alpha"),
    await people.seeker("Bob Beta"),
    await people.seeker("Cem Gamma"),
  ];
  await interested(await openJob(admin), seekers);
  const page = await admin.page();
  await page.goto(paths.interestedCandidates);
  const rows = page.getByRole("list", { name: "Candidates" }).getByRole("link");
  const lines = page.getByRole("status").filter({ hasText: undoLine });
  const bar = page.getByRole("region", { name: "Change the selected candidates" });
  await expect(rows).toHaveCount(3);

  await test.step("two are selected, approved and taken back", async () => {
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(bar).toContainText("2 selected");
    await expectSound(page);
    await page.keyboard.press("a");
    await expect(lines).toContainText("Approved 2 candidates");
    await expect(bar).toHaveCount(0);
    await expect(page.getByLabel("Status")).toContainText("Approved (2)");
    await page.keyboard.press("u");
    await expect(page.getByLabel("Status")).toContainText("To decide (3)");
    await expect(rows).toHaveCount(3);
  });

  await test.step("one criterion for all that are selected", async () => {
    for (const name of ["Ada Alpha", "Cem Gamma"]) {
      await page.getByRole("checkbox", { name: `Select ${name}` }).check({ force: true });
    }
    await bar.getByRole("button", { name: "Reject 2" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject 2 candidates" });
    await dialog.getByLabel("What decided it").selectOption({ label: "Rust" });
    await dialog.getByRole("button", { name: "Reject 2 candidates" }).click();
    await expect(lines).toContainText("Rejected 2 candidates");
    await expect(page.getByLabel("Status")).toContainText("Rejected (2)");
  });

  await test.step("the search is by name, on the server", async () => {
    await page.getByLabel("Status").selectOption("all");
    await page.keyboard.press("Escape");
    await page.getByLabel("Search candidates by name").fill("gam");
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText("Cem Gamma");
    await expect(page).toHaveURL(/name=gam/);
    await page.setViewportSize(phone);
    await expectSound(page);
  });
});

test("the board: cards are moved by drag, by key and by menu, colleagues see it, stages are the company's own", async ({
  people,
}) => {
  const admin = await people.employer("Boa Board");
  const [una, duo] = [await people.seeker("Una First"), await people.seeker("Duo Second")];
  await interested(await openJob(admin), [una, duo]);
  const { data: waiting } = await admin.api.from("job_interactions").select("id");
  await command(admin, "approve_candidates", {
    p_interaction_ids: (waiting ?? []).map(({ id }: { id: string }) => id),
  });
  const page = await admin.page();
  const other = await admin.page();
  for (const one of [page, other]) await one.goto(`${paths.interestedCandidates}?view=board`);
  const column = (on: typeof page, name: string) => on.getByRole("region", { name, exact: true });
  await expect(column(page, "Screening").getByRole("listitem")).toHaveCount(2);
  await expectSound(page);

  await column(page, "Screening")
    .getByRole("listitem")
    .filter({ hasText: "Una First" })
    .dragTo(column(page, "Offer"));
  await expect(column(page, "Offer").getByRole("link", { name: /Una First/ })).toBeVisible();
  await expect(column(other, "Offer").getByRole("link", { name: /Una First/ })).toBeVisible();

  const card = page.getByRole("link", { name: /Duo Second/ });
  await card.focus();
  await page.keyboard.press("]");
  await expect(column(page, "Interview").getByRole("link", { name: /Duo Second/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(column(page, "Offer").getByRole("link", { name: /Una First/ })).toBeFocused();

  await test.step("a stage of one's own", async () => {
    await page.getByRole("button", { name: "Edit stages" }).click();
    const dialog = page.getByRole("dialog", { name: "Stages" });
    await dialog.getByLabel("Name of stage 2").fill("Pair programming");
    await dialog.getByRole("button", { name: "Add stage" }).click();
    await dialog.getByLabel("Name of stage 6").fill("Call with the team");
    await dialog.getByRole("button", { name: "Move Call with the team up" }).click();
    await expectSound(page);
    await dialog.getByRole("button", { name: "Save stages" }).click();
    await expect(column(page, "Pair programming").getByRole("listitem")).toHaveCount(1);
    await expect(column(page, "Call with the team")).toBeVisible();
  });

  await page.setViewportSize(phone);
  await expect(page.getByLabel("Stage")).toBeVisible();
  await expectSound(page);
});
