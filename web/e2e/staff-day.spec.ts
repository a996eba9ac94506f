import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { chooseIn, pressOn, tabTo, typeInto } from "./identity/hands";
import { mailTo } from "./mailbox";
import { command, type People } from "./people";
import { meet, say } from "./scenes";
import { AuthenticatorApp } from "./second-factor";
import { ofChallenge, submit } from "./solving";

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

/** The focus is somewhere, so that the keyboard goes on from there. */
async function expectFocusKept(page: Page) {
  await expect(page.locator("main :focus, [popover] :focus")).toHaveCount(1);
}

/** What came in over night: a company to approve, a report, feedback, a bug and a counterexample. */
async function overNight(people: People) {
  const mark = randomUUID().slice(0, 8);
  const pending = people.employer("Ada Waiting", { company: `Waiting ${mark}`, approved: false });
  const [employer, seeker] = await Promise.all([
    people.employer("Sam Spammer"),
    people.seeker("Rita Reporter"),
  ]);
  const spam = `Buy my course ${mark}`;
  const conversation = await meet(employer, seeker);
  await say(employer, conversation, spam);
  const { data: spammer } = await employer.api.auth.getUser();
  await command(seeker, "report_person", {
    p_conversation_id: conversation,
    p_person_id: spammer.user?.id,
    p_reason: "spam",
  });
  const { data: reporter } = await seeker.api.auth.getUser();
  const feedback = `The board is hard to find ${mark}`;
  const { error } = await seeker.api.from("beta_test_responses").insert({
    user_id: reporter.user?.id,
    user_role: "job_seeker",
    browser_info: { userAgent: "Lynx" },
    feedback_type: "quick",
    selected_pages: [],
    selected_components: [],
    responses: [
      {
        componentId: "quick-feedback",
        componentName: "Quick Feedback",
        questions: [
          { questionId: "quick-feedback-1", question: "What should we know?", answer: feedback },
        ],
      },
    ],
  });
  expect(error).toBeNull();
  const bug = `The list stays empty ${mark}`;
  await command(seeker, "report_bug", { p_id: randomUUID(), p_words: bug });
  const disputed = "how-many-licences-we-need";
  await submit(seeker, disputed, await ofChallenge(disputed, "wrong/opens-first.js"));
  const challenge = await command<{ id: string }>(seeker, "get_challenge", { p_slug: disputed });
  const claim = `Two seats, not one ${mark}`;
  await command(seeker, "dispute_challenge", {
    p_challenge_id: challenge.id,
    p_claim: claim,
    p_arguments: [
      [
        [0, 50],
        [50, 80],
      ],
    ],
    p_expected: [2, 50, 51],
  });
  return { company: (await pending).company, seeker, feedback, bug, claim };
}

test("a staff member's day by keyboard: numbers, people, outbox, proofs, what came in over night, featured jobs, audit log", async ({
  people,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const staff = await people.staff("Nadia Norm");
  const second = await people.staff("Sven Second");
  const lost = await people.seeker("Lotta Lostphone");
  await AuthenticatorApp.enrol(lost.api);
  const { company, seeker, feedback, bug, claim } = await overNight(people);
  const page = await staff.page();

  await test.step("the morning: the numbers, and one of them as a table, by keyboard", async () => {
    await page.goto(paths.adminNumbers);
    const today = page.getByRole("table", { name: "Today" });
    await expect(today.getByRole("rowheader", { name: "Sign-ups" })).toBeVisible();
    await pressOn(page, page.getByRole("button", { name: "Show table" }).first());
    await expect(page.getByRole("table", { name: "Sign-ups" })).toBeVisible();
    await chooseIn(page, page.getByLabel("Period"), "Last 90 days");
    await expect(page).toHaveURL(/days=90/);
    await look(page, "numbers");
  });

  await test.step("someone lost their phone: found by email, and asked for", async () => {
    await pressOn(page, page.getByRole("link", { name: "People" }).first());
    await typeInto(page, page.getByRole("searchbox", { name: /Find people/ }).first(), lost.email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "People" }).getByRole("link")).toHaveCount(1);
    await look(page, "people");
    await pressOn(page, page.getByRole("link", { name: /Lotta Lostphone/ }).first());
    await expect(page.getByRole("heading", { name: "Lotta Lostphone" })).toBeVisible();
    await look(page, "person");
    await pressOn(page, page.getByRole("button", { name: "Authenticator app: lost?" }).first());
    const factors = page.getByRole("region", { name: "Second factors" });
    await pressOn(page, factors.getByRole("button", { name: "Ask to remove" }));
    await expect(factors.getByText("Give a reason.")).toBeVisible();
    await typeInto(page, factors.getByLabel("Reason"), "Ticket 4711, seen on a call");
    await pressOn(page, factors.getByRole("button", { name: "Ask to remove" }));
    await expect(factors.getByText("Waits for a second person")).toBeVisible();
    await expect(factors.getByRole("button", { name: "Remove the factor" })).toHaveCount(0);
    await expectSound(page);
    await mailTo(baseURL ?? "", lost.email, /asked to remove your second factor/);
  });

  await test.step("a colleague confirms it, and the person signs in without it", async () => {
    const other = await second.page();
    await other.goto(paths.adminPeople);
    const waiting = other.getByRole("region", { name: "Second factors to remove" });
    await pressOn(other, waiting.getByRole("link", { name: /Lotta Lostphone/ }));
    const factors = other.getByRole("region", { name: "Second factors" });
    await expect(factors.getByText("Ticket 4711, seen on a call")).toBeVisible();
    await typeInto(other, factors.getByLabel("Reason"), "I was on the call too");
    await look(other, "factor");
    await pressOn(other, factors.getByRole("button", { name: "Remove the factor" }));
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
    await pressOn(page, page.getByRole("link", { name: "All people" }));
    await expectFocusKept(page);
    await typeInto(page, page.getByRole("searchbox", { name: /Find people/ }), seller.email);
    await page.keyboard.press("Enter");
    await pressOn(page, page.getByRole("link", { name: /Kurt Courseseller/ }));
    const change = page.getByRole("region", { name: "Change the account" });
    await chooseIn(page, change.getByLabel("Change"), "Deactivate the account");
    await typeInto(page, change.getByLabel("Reason"), "Sells courses to everyone");
    await pressOn(page, change.getByRole("button", { name: "Deactivate the account" }));
    await expect(page.getByText("Kurt Courseseller is deactivated.")).toBeVisible();
    await expect(page.getByText("Deactivated by staff").first()).toBeVisible();
    await expect
      .poll(async () => (await seller.api.rpc("get_my_sessions")).error !== null, {
        timeout: 5_000,
      })
      .toBe(true);
    await expect(open).toHaveURL(/signin/, { timeout: 15_000 });
    await typeInto(page, change.getByLabel("Reason"), "It was his brother");
    await pressOn(page, change.getByRole("button", { name: "Restore the account" }));
    await expect(page.getByText("Kurt Courseseller is restored.")).toBeVisible();

    await chooseIn(page, change.getByLabel("Change"), "Give the rank Founding Candidate");
    await typeInto(page, change.getByLabel("Reason"), "Was here first");
    await pressOn(page, change.getByRole("button", { name: "Give the rank Founding Candidate" }));
    await expect(page.getByText("The rank is set.")).toBeVisible();
    await chooseIn(page, change.getByLabel("Change"), "Make a member of staff");
    await typeInto(page, change.getByLabel("Reason"), "Joins support");
    await pressOn(page, change.getByRole("button", { name: "Make a member of staff" }));
    await expect(page.getByText("Kurt Courseseller is a member of staff.")).toBeVisible();
    await chooseIn(page, change.getByLabel("Change"), "Take staff rights");
    await typeInto(page, change.getByLabel("Reason"), "A mistake");
    await pressOn(page, change.getByRole("button", { name: "Take staff rights" }));
    await expect(page.getByText("Kurt Courseseller is no longer a member of staff.")).toBeVisible();
  });

  await test.step("an email that waits without a provider is sent again, its text unseen", async () => {
    await pressOn(page, page.getByRole("link", { name: "System" }).first());
    await pressOn(page, page.getByRole("link", { name: "Outbox" }).first());
    const find = page.getByRole("searchbox", { name: /Find by recipient/ });
    await typeInto(page, find, lost.email);
    await page.keyboard.press("Enter");
    const list = page.getByRole("list", { name: "Messages" });
    await expect(list.getByText("Your second factor was removed")).toBeVisible();
    await expect(list.getByText(/https?:/)).toHaveCount(0);
    await pressOn(page, list.getByRole("button", { name: `Send again to ${lost.email}` }).first());
    await typeInto(page, list.getByLabel("Reason"), "The provider is back");
    await look(page, "outbox");
    await pressOn(page, list.getByRole("button", { name: "Send it now" }));
    await expect(page.getByText(`Sending again to ${lost.email}.`)).toBeVisible();
  });

  await test.step("nothing is stuck at the judge, interviews score as ever, the featured jobs are fine", async () => {
    await pressOn(page, page.getByRole("link", { name: "Proofs" }).first());
    await pressOn(page, page.getByRole("link", { name: "Submissions" }).first());
    await expect(page.getByText(/Running judges take|No judge is running/)).toBeVisible();
    await pressOn(page, page.getByRole("link", { name: "Failed", exact: true }));
    await look(page, "submissions");
    await pressOn(page, page.getByRole("link", { name: "Scores", exact: true }));
    await expect(page.getByRole("heading", { name: "Interview scores" })).toBeVisible();
    await expect(
      page.getByText("Scores by ten points").or(page.getByText("No scores yet")).first(),
    ).toBeVisible();
    await look(page, "scores");
    await pressOn(page, page.getByRole("link", { name: "Companies", exact: true }));
    await pressOn(page, page.getByRole("link", { name: "Featured jobs", exact: true }));
    const set = page.getByRole("list", { name: "Featured jobs" });
    await pressOn(page, set.getByRole("button", { name: /^Remove / }).first());
    await pressOn(page, set.getByRole("button", { name: "Remove from this day" }));
    await expect(set.getByText("Give a reason.")).toBeVisible();
    await look(page, "featured");
    await pressOn(page, page.getByRole("link", { name: "Day before" }));
    await expect(page).toHaveURL(/day=\d{4}/);
  });

  await test.step("a job is featured tomorrow, removed, and put back in place of another one", async () => {
    await pressOn(page, page.getByRole("link", { name: "Featured jobs", exact: true }));
    const set = page.getByRole("list", { name: "Featured jobs" });
    const job = set.getByRole("listitem").last().getByRole("link").first();
    const [title, href] = [await job.textContent(), await job.getAttribute("href")];
    await pressOn(page, page.getByRole("link", { name: "Day after" }));
    await expect(page).toHaveURL(/day=\d{4}/);
    const add = page.getByRole("region", { name: "Add a job" });
    await typeInto(page, add.getByLabel("Link of the job"), "https://example.com/other");
    await pressOn(page, add.getByRole("button", { name: "Add to this day" }));
    await expect(add.getByText("Paste the link of a job.")).toBeVisible();
    await expect(add.getByText("Give a reason.")).toBeVisible();
    await look(page, "featured-add");
    await typeInto(page, add.getByLabel("Link of the job"), new URL(href ?? "", page.url()).href);
    await typeInto(page, add.getByLabel("Reason"), "A good one");
    await pressOn(page, add.getByRole("button", { name: "Add to this day" }));
    await expect(page.getByText("The job is featured on this day.")).toBeVisible();
    await pressOn(page, set.getByRole("button", { name: `Remove ${title}` }).first());
    await typeInto(page, set.getByLabel("Reason"), "Pays nothing");
    await pressOn(page, set.getByRole("button", { name: "Remove from this day" }));
    const removed = page.getByRole("region", { name: "Removed from this day" });
    await pressOn(page, removed.getByRole("button", { name: `Put back ${title}` }));
    await typeInto(page, removed.getByLabel("Reason"), "It pays after all");
    await pressOn(page, removed.getByRole("button", { name: "Put back into this day" }));
    // The others of the day came in with it, so one of them makes room.
    await expect(removed.getByText("Choose a job.")).toBeVisible();
    await tabTo(page, removed.getByLabel("In place of"));
    await page.keyboard.press("ArrowDown");
    await look(page, "featured-back");
    await pressOn(page, removed.getByRole("button", { name: "Put back into this day" }));
    await expect(page.getByText(`${title} is featured on this day.`)).toBeVisible();
    await expect(set.getByRole("button", { name: `Remove ${title}` })).toHaveCount(1);
  });

  await test.step("a new company is approved; the reason that is missing takes the focus", async () => {
    await pressOn(page, page.getByRole("link", { name: "Companies", exact: true }));
    await pressOn(page, page.getByRole("link", { name: "Approval", exact: true }));
    await typeInto(page, page.getByRole("searchbox", { name: /Find a company/ }), company);
    await page.keyboard.press("Enter");
    await pressOn(page, page.getByRole("list", { name: "Companies" }).getByRole("link"));
    const panel = page.getByRole("region", { name: company });
    await expect(panel.getByRole("list", { name: "Members" })).toBeVisible();
    await pressOn(page, panel.getByRole("button", { name: "Approve" }));
    await expect(panel.getByLabel("Reason")).toBeFocused();
    await page.keyboard.type("It is in the register");
    await pressOn(page, panel.getByRole("button", { name: "Approve" }));
    await expect(page.getByText(`${company}: approved.`)).toBeVisible();
    // The button is gone: an approved company has other decisions.
    await expect(panel.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await expectFocusKept(page);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step("a report is read with its messages, and closed with a warning", async () => {
    await pressOn(page, page.getByRole("link", { name: "People", exact: true }));
    await pressOn(page, page.getByRole("link", { name: "Reports", exact: true }));
    const row = page
      .getByRole("list", { name: "Reports" })
      .getByRole("link", { name: /Sam Spammer/ });
    await pressOn(page, row.first());
    const panel = page.getByRole("region", { name: "Sam Spammer" });
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(row.first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(panel.getByText("Buy my course").first()).toBeVisible();
    await pressOn(page, panel.getByRole("button", { name: "Warn", exact: true }));
    await expect(panel.getByLabel("Reason")).toBeFocused();
    await page.keyboard.type("Advertising");
    await pressOn(page, panel.getByRole("button", { name: "Warn", exact: true }));
    await expect(page.getByText("Warning sent. The report is closed.")).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step("feedback is read, and a bug is answered", async () => {
    await pressOn(page, page.getByRole("link", { name: "Feedback", exact: true }));
    await pressOn(page, page.getByRole("link", { name: "Everything said" }));
    await chooseIn(page, page.getByLabel("Kind"), "Quick feedback");
    await expect(page.getByText(feedback)).toBeVisible();
    await pressOn(page, page.getByRole("link", { name: "Bug reports", exact: true }));
    const reports = page.getByRole("list", { name: "Bug reports" });
    await pressOn(page, reports.getByRole("link").filter({ hasText: bug }));
    const panel = page.getByRole("region", { name: "Rita Reporter" });
    await chooseIn(page, panel.getByLabel("State"), "Fixed");
    await typeInto(
      page,
      panel.getByRole("textbox", { name: "Answer" }),
      "It fills again. Thank you.",
    );
    await typeInto(page, panel.getByLabel("Reason"), "Seen in the logs");
    await pressOn(page, panel.getByRole("button", { name: "Save and notify" }));
    await expect(page.getByText("Saved. The person is notified.")).toBeVisible();
    await expectFocusKept(page);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expectFocusKept(page);
    await mailTo(baseURL ?? "", seeker.email, /fixed/i);
  });

  await test.step("a counterexample is rejected with what the references gave", async () => {
    await pressOn(page, page.getByRole("link", { name: "Proofs", exact: true }));
    await pressOn(page, page.getByRole("link", { name: "Disputes", exact: true }));
    await pressOn(page, page.getByRole("link").filter({ hasText: claim }));
    const panel = page.getByRole("region", { name: "How many licences we need" });
    await expect(panel.getByRole("table", { name: "Results" })).toBeVisible();
    await pressOn(page, panel.getByRole("button", { name: "Reject" }));
    await expect(panel.getByLabel("Reason")).toBeFocused();
    await page.keyboard.type("One seat is handed on at 50");
    await pressOn(page, panel.getByRole("button", { name: "Reject" }));
    await expect(page.getByText("Rejected. The finder can read the reason.")).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step("the evening: everything is in the audit log, filtered and exported", async () => {
    await pressOn(page, page.getByRole("link", { name: "System", exact: true }));
    await pressOn(page, page.getByRole("link", { name: "Audit log", exact: true }));
    const words = page.getByRole("searchbox", { name: /Words of the reason/ });
    await typeInto(page, words, "courses everyone");
    await page.keyboard.press("Enter");
    const log = page.getByRole("table", { name: "Audit log" });
    await expect(log.getByRole("cell", { name: "Sells courses to everyone" })).toHaveCount(1);
    await pressOn(page, log.getByRole("button", { name: "Nadia Norm" }));
    await expect(page).toHaveURL(/actor=/);
    await typeInto(page, words, "");
    await page.keyboard.press("Enter");
    // What was read is in it too, and how often depends on how fast pages came: a day can be longer than a page.
    const more = page.getByRole("button", { name: "Show more" });
    const morning = log.getByRole("cell", { name: "Granted staff rights" }).first();
    await expect(morning.or(more).first()).toBeVisible();
    if (!(await morning.isVisible())) await pressOn(page, more);
    for (const act of ["Granted staff rights", "Took staff rights", "Restored an account"]) {
      await expect(log.getByRole("cell", { name: act }).first()).toBeVisible();
    }
    for (const reason of ["It is in the register", "Advertising", "Seen in the logs", "One seat"]) {
      await expect(log.getByRole("cell", { name: reason }).first()).toBeVisible();
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
