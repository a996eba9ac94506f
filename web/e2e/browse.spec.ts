import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectSound, phone, test } from "./fixtures";
import { tabTo } from "./identity/hands";
import { command, type Person } from "./people";
import { expectNotReloaded, markLoaded } from "./reload";

const bar = (page: Page) => page.getByRole("region", { name: "Decide on this job" });
const rows = (page: Page) => page.getByRole("list", { name: "Jobs" }).getByRole("link");
/** The address of each job in sight: its name may change with what is decided. */
const listed = (page: Page) =>
  rows(page).evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get("job")),
  );

/** The job is open: the address changes a moment before the page shows what keys act on. */
async function expectOpen(page: Page, job: string | null | undefined): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`job=${job}`));
  await expect(page.locator(`a[data-key="${job}"]`)).toHaveAttribute("aria-current", "true");
}

test("jobs are decided on by keyboard alone", async ({ people }) => {
  const seeker = await people.seeker("Karla Keyboard");
  const page = await seeker.page();
  await page.goto("/dashboard/browse-jobs");
  await expect(bar(page)).toContainText("3 of 3 left today");
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  const [first, second] = await listed(page);

  // The first job is open, and keys continue from it.
  await expect(bar(page).getByRole("button", { name: /^Interested/ })).toBeVisible();
  await page.keyboard.press("j");
  await expectOpen(page, second);
  await page.keyboard.press("k");
  await expectOpen(page, first);
  await page.keyboard.press("s");
  await expect(page.getByRole("link", { name: "Saved 1" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(bar(page)).toContainText("2 of 3 left today");
  await expectOpen(page, second);
  await expect(bar(page).getByRole("button", { name: /^Interested/ })).toBeVisible();
  await page.keyboard.press("i");
  await expect(bar(page)).toContainText("1 of 3 left today");
  await page.keyboard.press("u");
  await expect(bar(page)).toContainText("2 of 3 left today");
  await expectOpen(page, second);
  // The page takes it back at once; the server has it a moment later.
  const statuses = async () => (await seeker.api.from("job_interactions").select("status")).data;
  await expect.poll(statuses).toEqual([{ status: "not_interested" }]);

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog");
  await expect(keys).toContainText("Use a bonus after your daily limit");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("/");
  await page.keyboard.type("engineer");
  await expect(page).toHaveURL(/q=engineer/);
});

test("the list of jobs is one stop for the keyboard, and Enter goes into the job", async ({
  people,
}) => {
  const page = await (await people.seeker("Tabea Tab")).page();
  await page.goto("/dashboard/browse-jobs");
  await expect(bar(page).getByRole("button", { name: /^Interested/ })).toBeVisible();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
  const [first, , third] = await listed(page);
  const detail = page.getByRole("region", { name: "The open job" });
  const rowOf = (id: string | null | undefined) => page.locator(`a[data-key="${id}"]`);

  await test.step("one stop, arrows inside, and the next stop is the job", async () => {
    await tabTo(page, rowOf(first));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(rowOf(third)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(detail.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await expect(rowOf(third)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(rowOf(first)).toBeFocused();
  });

  await test.step("Enter opens and goes in, Escape comes back", async () => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`job=${third}`));
    await expect(detail).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rowOf(third)).toBeFocused();
  });

  await test.step("who presses J keeps the focus with the job", async () => {
    await page.keyboard.press("k");
    await expect(page.locator("a[data-key][aria-current=true]")).toBeFocused();
    await page.keyboard.press("j");
    await expect(rowOf(third)).toBeFocused();
  });

  await test.step("without shortcut keys: Tab leads from the job to the decision", async () => {
    await page.keyboard.press("Enter");
    await expect(detail).toBeFocused();
    const decide = bar(page).getByRole("button", { name: /^Not interested/ });
    await tabTo(page, decide, 60);
    await page.keyboard.press("Enter");
    await expect(bar(page)).toContainText("2 of 3 left today");
    await expect.poll(() => listed(page)).not.toContain(third);
  });
});

test("at the limit the same is said once, and nothing covers an Undo", async ({ people }) => {
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    const page = await (await people.seeker("Lina Limit")).page();
    await page.setViewportSize(size);
    await page.goto("/dashboard/browse-jobs");
    await rows(page).first().click();
    for (const left of ["2 of 3", "1 of 3", "None of 3"]) {
      await expect(bar(page).getByRole("button", { name: /^Interested/ })).toBeVisible();
      await page.keyboard.press("n");
      await expect(bar(page)).toContainText(`${left} left today`);
    }
    const notice = page.getByText("You've reached your daily limit.");
    // The key speaks for the job that is open, which may still be on its way.
    await expect(async () => {
      await page.keyboard.press("n");
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("n");
    await page.keyboard.press("n");
    await expect(notice).toHaveCount(1);

    const undo = page.getByRole("button", { name: /^Undo/ });
    await expect(undo.first()).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        const bars = document.querySelectorAll("[data-keep-clear] button, [data-foot] a");
        return [...bars].filter((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return width > 0 && top?.closest("[popover]") !== null && top !== null;
        }).length;
      });
    expect(await covered()).toBe(0);
    await undo.first().click();
    await expect(bar(page)).toContainText("1 of 3 left today");
    await page.close();
  }
});

test("the featured jobs are the same for everybody and have a counter of their own", async ({
  people,
}) => {
  const [one, two] = await Promise.all([
    people.seeker("Fritz Featured"),
    people.seeker("Flora Featured", ["TypeScript", "React", "CSS"]),
  ]);
  const page = await one.page();
  await page.goto("/dashboard/browse-jobs");
  await page.getByRole("link", { name: "Featured", exact: true }).click();
  await expect(bar(page)).toContainText("10 of 10 featured left today");
  await expect(bar(page)).toContainText(/resets in \d+ (h|min)/);
  await expect(rows(page)).toHaveCount(10);
  const ten = await listed(page);

  await page.getByRole("button", { name: "Not interested" }).click();
  await expect(bar(page)).toContainText("9 of 10 featured left today");
  await expect.poll(() => listed(page)).toEqual(ten.slice(1));
  await expect(page.getByText("9 of 10 are left: 1 decided.")).toBeVisible();
  await page.getByRole("link", { name: "Discover", exact: true }).click();
  await expect(bar(page)).toContainText("3 of 3 left today");

  const other = await two.page();
  await other.goto("/dashboard/browse-jobs?tab=featured");
  await expect(bar(other)).toContainText("10 of 10 featured left today");
  await expect.poll(() => listed(other)).toEqual(ten);
});

test("a bonus pays once the day is spent, and only when asked for", async ({ people }) => {
  const seeker = await people.seeker("Bona Bonus");
  const page = await seeker.page();
  // The test can't wait 14 days, so it answers the quotas request itself.
  const quota = (left: number, limit: number) => ({ used: limit - left, limit, left });
  const quotas = {
    day: new Date().toISOString().slice(0, 10),
    server_now: new Date().toISOString(),
    resets_at: new Date(Date.now() + 4 * 3_600_000).toISOString(),
    discover: quota(0, 3),
    featured: quota(10, 10),
  };
  await page.route("**/rpc/get_daily_quotas", (route) =>
    route.fulfill({ json: { ...quotas, bonus: 1 } }),
  );
  let body: Record<string, unknown> = {};
  await page.route("**/rpc/pass_job", (route) => {
    body = route.request().postDataJSON();
    const answer = { id: "0190c5a4-7b1c-4c3e-9a51-3c8f0a3b2d11", status: "not_interested" };
    return route.fulfill({ json: { ...answer, quotas: { ...quotas, bonus: 0 } } });
  });
  await page.goto("/dashboard/browse-jobs");
  await expect(bar(page)).toContainText("None of 3 left today");
  await expect(bar(page)).toContainText("1 bonus");
  await expect(bar(page).getByRole("button", { name: "Not interested" })).toBeHidden();
  // The key speaks for the job that is open, which may still be on its way.
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page.getByText("Press B to use a bonus")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(body).toEqual({});
  await expectSound(page);

  await bar(page).getByRole("button", { name: "Use bonus" }).click();
  await expect(bar(page)).toContainText("Your next decision uses a bonus.");
  await page.getByRole("button", { name: "Not interested" }).click();
  await expect(bar(page)).not.toContainText("1 bonus");
  expect(body).toMatchObject({ p_use_bonus: true, p_source: "discover" });
  await expect(bar(page).getByRole("button", { name: "Interested", exact: true })).toBeDisabled();
});

test("on a phone the decision is in reach of a thumb", async ({ people }) => {
  const seeker = await people.seeker("Phila Phone");
  const page = await seeker.page();
  await page.setViewportSize(phone);
  await page.goto("/dashboard/browse-jobs?tab=featured");
  await rows(page).first().click();
  const interested = page.getByRole("button", { name: "Interested", exact: true });
  for (const name of [/^Interested/, /^Not interested/, /^Save/, /^More ways/]) {
    const button = bar(page).getByRole("button", { name }).last();
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await expectSound(page);
  await interested.click();
  await expect(bar(page)).toContainText("9 of 10 featured left today");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(bar(page)).toContainText("10 of 10 featured left today");
});

test("a job that is shared arrives at the colleague by itself, and goes again", async ({
  people,
}) => {
  const [admin, recruiter] = await Promise.all([people.demo("admin"), people.demo("recruiter")]);
  const job = await unsharedJob(admin);
  const word = `Please have a look at ${randomUUID().slice(0, 8)}.`;
  const theirs = await recruiter.page();
  // Both parts of the badge are checked, so that no stale count remains.
  for (const address of ["", "?tab=shared"]) {
    await theirs.goto(`/dashboard/interested-candidates${address}`);
    await expect(theirs.getByRole("link", { name: "Shared with Me" })).toBeVisible();
    await theirs.waitForLoadState("networkidle");
  }
  await theirs.goto("/dashboard/profile");
  const candidates = theirs
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Candidates/ });
  await expect(candidates).toHaveAccessibleName("Candidates");
  await markLoaded(theirs);

  const page = await admin.page();
  await page.goto("/dashboard/jobs");
  try {
    await page
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href$="${job.id}"]`) })
      .getByRole("button", { name: /^More for/ })
      .click();
    await page.getByRole("menuitem", { name: "Share with a colleague" }).click();
    const dialog = page.getByRole("dialog", { name: "Share with a colleague" });
    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await expect(dialog.getByText("Choose a colleague.")).toBeVisible();
    await dialog.getByLabel("Colleague").selectOption({ label: "Amara Berg, recruiter" });
    await dialog.getByLabel("Message").fill(word);
    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await expect(dialog.getByRole("list", { name: "Shared with" })).toContainText("Amara Berg");
    await expectSound(page);

    await expect(candidates).toHaveAccessibleName(/^Candidates ?, 1 /);
    await expectNotReloaded(theirs);
    await candidates.click();
    await theirs.getByRole("link", { name: /^Shared with Me/ }).click();
    const shared = theirs.getByRole("list", { name: "Jobs shared with you" });
    await expect(shared).toContainText(word);
    await expect(candidates).toHaveAccessibleName("Candidates");
    expect(
      await theirs.evaluate(() => localStorage.getItem("shared_jobs_last_viewed_at")),
    ).toBeTruthy();

    await dialog.getByRole("button", { name: "Stop sharing with Amara Berg" }).click();
    await expect(dialog.getByRole("list", { name: "Shared with" })).toBeHidden();
    await theirs.reload();
    await expect(theirs.getByRole("link", { name: "Shared with Me" })).toBeVisible();
    await expect(shared).not.toContainText(word);
  } finally {
    await admin.api.rpc("unshare_job", { p_job_opening_id: job.id, p_profile_id: job.colleague });
  }
});

/** An open job of the admin's own that the recruiter does not have. */
async function unsharedJob(admin: Person): Promise<{ id: string; colleague: string }> {
  const jobs = await command<{ id: string; status: string; shared_count: number }[]>(
    admin,
    "get_company_jobs",
    {},
  );
  for (const { id } of jobs.filter((job) => job.status === "open" && job.shared_count === 0)) {
    const { people } = await command<{ people: { id: string; full_name: string }[] }>(
      admin,
      "get_job_shares",
      { p_job_opening_id: id },
    );
    const colleague = people.find(({ full_name }) => full_name === "Amara Berg");
    if (colleague) return { id, colleague: colleague.id };
  }
  throw new Error("Every job is shared");
}
