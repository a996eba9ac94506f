import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { AuthenticatorApp } from "./second-factor";

/** Presses Tab until this is focused, as someone without a mouse gets to it. */
async function tabTo(page: Page, role: "link" | "button" | "searchbox", name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

/** The page in both widths, without a fault. */
async function look(page: Page, name: string) {
  await expectSound(page);
  await page.screenshot({ path: `test-results/staff-${name}-1280.png`, fullPage: true });
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.screenshot({ path: `test-results/staff-${name}-820.png`, fullPage: true });
  await page.setViewportSize(phone);
  await expectSound(page);
  await page.screenshot({ path: `test-results/staff-${name}-390.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 720 });
}

test("a staff member's day: numbers, people, outbox, proofs, featured jobs, audit log", async ({
  people,
  baseURL,
}) => {
  test.slow();
  const staff = await people.staff("Nadia Norm");
  const second = await people.staff("Sven Second");
  const lost = await people.seeker("Lotta Lostphone");
  await AuthenticatorApp.enrol(lost.api);
  const page = await staff.page();

  await test.step("the morning: the numbers, and one of them as a table, by keyboard", async () => {
    await page.goto(paths.adminNumbers);
    const today = page.getByRole("table", { name: "Today" });
    await expect(today.getByRole("rowheader", { name: "Sign-ups" })).toBeVisible();
    await tabTo(page, "button", "Show table");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("table", { name: "Sign-ups" })).toBeVisible();
    await page.getByLabel("Period").selectOption("Last 90 days");
    await expect(page).toHaveURL(/days=90/);
    await look(page, "numbers");
  });

  await test.step("someone lost their phone: found by email, and asked for", async () => {
    await (await tabTo(page, "link", "People")).press("Enter");
    await (await tabTo(page, "searchbox", /Find people/)).fill(lost.email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "People" }).getByRole("link")).toHaveCount(1);
    await look(page, "people");
    await (await tabTo(page, "link", /Lotta Lostphone/)).press("Enter");
    await expect(page.getByRole("heading", { name: "Lotta Lostphone" })).toBeVisible();
    await look(page, "person");
    await (await tabTo(page, "button", "Authenticator app: lost?")).press("Enter");
    const factors = page.getByRole("region", { name: "Second factors" });
    await factors.getByRole("button", { name: "Ask to remove" }).click();
    await expect(factors.getByText("Give a reason.")).toBeVisible();
    await factors.getByLabel("Reason").fill("Ticket 4711, seen on a call");
    await factors.getByRole("button", { name: "Ask to remove" }).click();
    await expect(factors.getByText("Waits for a second person")).toBeVisible();
    await expect(factors.getByRole("button", { name: "Remove the factor" })).toHaveCount(0);
    await expectSound(page);
    await mailTo(baseURL ?? "", lost.email, /asked to remove your second factor/);
  });

  await test.step("a colleague confirms it, and the person signs in without it", async () => {
    const other = await second.page();
    await other.goto(paths.adminPeople);
    const waiting = other.getByRole("region", { name: "Second factors to remove" });
    await waiting.getByRole("link", { name: /Lotta Lostphone/ }).click();
    const factors = other.getByRole("region", { name: "Second factors" });
    await expect(factors.getByText("Ticket 4711, seen on a call")).toBeVisible();
    await factors.getByLabel("Reason").fill("I was on the call too");
    await look(other, "factor");
    await factors.getByRole("button", { name: "Remove the factor" }).click();
    await expect(factors.getByText("None. They sign in without a second factor.")).toBeVisible();
    await mailTo(baseURL ?? "", lost.email, /Your second factor was removed/);
    const back = await lost.page();
    await back.goto(paths.profile);
    await expect(back.getByRole("heading", { name: "Lotta Lostphone" }).first()).toBeVisible();
    await other.close();
  });

  await test.step("an account is deactivated within seconds, and restored", async () => {
    const seller = await people.seeker("Kurt Courseseller");
    const open = await seller.page();
    await open.goto(paths.profile);
    await page.goto(`${paths.adminPeople}?q=${encodeURIComponent(seller.email)}`);
    await page.getByRole("link", { name: /Kurt Courseseller/ }).click();
    const change = page.getByRole("region", { name: "Change the account" });
    await change.getByLabel("Change").selectOption("Deactivate the account");
    await change.getByLabel("Reason").fill("Sells courses to everyone");
    await change.getByRole("button", { name: "Deactivate the account" }).click();
    await expect(page.getByText("Kurt Courseseller is deactivated.")).toBeVisible();
    await expect(page.getByText("Deactivated by staff").first()).toBeVisible();
    await expect
      .poll(async () => (await seller.api.rpc("get_my_sessions")).error !== null, {
        timeout: 5_000,
      })
      .toBe(true);
    await expect(open).toHaveURL(/signin/, { timeout: 15_000 });
    await change.getByLabel("Reason").fill("It was his brother");
    await change.getByRole("button", { name: "Restore the account" }).click();
    await expect(page.getByText("Kurt Courseseller is restored.")).toBeVisible();

    await change.getByLabel("Change").selectOption("Give the rank Founding Candidate");
    await change.getByLabel("Reason").fill("Was here first");
    await change.getByRole("button", { name: "Give the rank Founding Candidate" }).click();
    await expect(page.getByText("The rank is set.")).toBeVisible();
    await change.getByLabel("Change").selectOption("Make a member of staff");
    await change.getByLabel("Reason").fill("Joins support");
    await change.getByRole("button", { name: "Make a member of staff" }).click();
    await expect(page.getByText("Kurt Courseseller is a member of staff.")).toBeVisible();
    await change.getByLabel("Change").selectOption("Take staff rights");
    await change.getByLabel("Reason").fill("A mistake");
    await change.getByRole("button", { name: "Take staff rights" }).click();
    await expect(page.getByText("Kurt Courseseller is no longer a member of staff.")).toBeVisible();
  });

  await test.step("an email that waits without a provider is sent again, its text unseen", async () => {
    await (await tabTo(page, "link", "System")).press("Enter");
    await (await tabTo(page, "link", "Outbox")).press("Enter");
    const find = page.getByRole("searchbox", { name: /Find by recipient/ });
    await find.fill(lost.email);
    await find.press("Enter");
    const list = page.getByRole("list", { name: "Messages" });
    await expect(list.getByText("Your second factor was removed")).toBeVisible();
    await expect(list.getByText(/https?:/)).toHaveCount(0);
    await list
      .getByRole("button", { name: `Send again to ${lost.email}` })
      .first()
      .click();
    await list.getByLabel("Reason").fill("The provider is back");
    await look(page, "outbox");
    await list.getByRole("button", { name: "Send it now" }).click();
    await expect(page.getByText(`Sending again to ${lost.email}.`)).toBeVisible();
  });

  await test.step("nothing is stuck at the judge, interviews score as ever, the featured jobs are fine", async () => {
    await (await tabTo(page, "link", "Proofs")).press("Enter");
    await (await tabTo(page, "link", "Submissions")).press("Enter");
    await expect(page.getByText(/Running judges take|No judge is running/)).toBeVisible();
    await page.getByRole("link", { name: "Failed", exact: true }).click();
    await look(page, "submissions");
    await page.getByRole("link", { name: "Scores", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Interview scores" })).toBeVisible();
    await expect(
      page.getByText("Scores by ten points").or(page.getByText("No scores yet")).first(),
    ).toBeVisible();
    await look(page, "scores");
    await page.getByRole("link", { name: "Companies", exact: true }).click();
    await page.getByRole("link", { name: "Featured jobs", exact: true }).click();
    const set = page.getByRole("list", { name: "Featured jobs" });
    await set
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await set.getByRole("button", { name: "Remove from this day" }).click();
    await expect(set.getByText("Give a reason.")).toBeVisible();
    await look(page, "featured");
    await page.getByRole("link", { name: "Day before" }).click();
    await expect(page).toHaveURL(/day=\d{4}/);
  });

  await test.step("a job is featured tomorrow, removed, and put back in place of another one", async () => {
    await page.goto(paths.adminFeatured);
    const set = page.getByRole("list", { name: "Featured jobs" });
    const job = set.getByRole("listitem").last().getByRole("link").first();
    const [title, href] = [await job.textContent(), await job.getAttribute("href")];
    await page.getByRole("link", { name: "Day after" }).click();
    await expect(page).toHaveURL(/day=\d{4}/);
    const add = page.getByRole("region", { name: "Add a job" });
    await add.getByLabel("Link of the job").fill("https://example.com/other");
    await add.getByRole("button", { name: "Add to this day" }).click();
    await expect(add.getByText("Paste the link of a job.")).toBeVisible();
    await expect(add.getByText("Give a reason.")).toBeVisible();
    await look(page, "featured-add");
    await add.getByLabel("Link of the job").fill(new URL(href ?? "", page.url()).href);
    await add.getByLabel("Reason").fill("A good one");
    await add.getByRole("button", { name: "Add to this day" }).click();
    await expect(page.getByText("The job is featured on this day.")).toBeVisible();
    await set
      .getByRole("button", { name: `Remove ${title}` })
      .first()
      .click();
    await set.getByLabel("Reason").fill("Pays nothing");
    await set.getByRole("button", { name: "Remove from this day" }).click();
    const removed = page.getByRole("region", { name: "Removed from this day" });
    await removed.getByRole("button", { name: `Put back ${title}` }).click();
    await removed.getByLabel("Reason").fill("It pays after all");
    await removed.getByRole("button", { name: "Put back into this day" }).click();
    // The others of the day came in with it, so one of them makes room.
    await expect(removed.getByText("Choose a job.")).toBeVisible();
    await removed.getByLabel("In place of").selectOption({ index: 1 });
    await look(page, "featured-back");
    await removed.getByRole("button", { name: "Put back into this day" }).click();
    await expect(page.getByText(`${title} is featured on this day.`)).toBeVisible();
    await expect(set.getByRole("button", { name: `Remove ${title}` })).toHaveCount(1);
  });

  await test.step("the evening: everything is in the audit log, filtered and exported", async () => {
    await page.goto(paths.adminAudit);
    const words = page.getByRole("searchbox", { name: /Words of the reason/ });
    await words.fill("courses everyone");
    await words.press("Enter");
    const log = page.getByRole("table", { name: "Audit log" });
    await expect(log.getByRole("cell", { name: "Sells courses to everyone" })).toHaveCount(1);
    await log.getByRole("button", { name: "Nadia Norm" }).click();
    await expect(page).toHaveURL(/actor=/);
    await words.fill("");
    await words.press("Enter");
    for (const act of ["Granted staff rights", "Took staff rights", "Restored an account"]) {
      await expect(log.getByRole("cell", { name: act }).first()).toBeVisible();
    }
    await expect(log.getByRole("cell", { name: "I was on the call too" })).toHaveCount(0);
    await look(page, "audit");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const csv = await readFile(await download.path(), "utf8");
    expect(csv).toContain("Time,Who,Account,Action,Kind,About,Reason,Details\r\n");
    expect(csv).toContain("person.deactivate,profile,");
    expect(csv).toContain("Ticket 4711, seen on a call");
    expect(csv).not.toContain("I was on the call too");
  });
});
