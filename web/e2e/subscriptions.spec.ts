import type { Page } from "@playwright/test";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { command, type Person } from "./people";
import { draftJob, openJob } from "./scenes";
import { troubleOf } from "./trouble";

/** Pays the test checkout that is open. */
async function pay(page: Page): Promise<void> {
  await expect(page.getByText("Test payments.")).toBeVisible();
  await expect(page.getByText("No card is charged and no money moves.")).toBeVisible();
  await page.getByRole("button", { name: /^Pay \$[\d,]+ \(test\)$/ }).click();
}

/** Says no to as many new jobs as the day allows. */
async function useUpTheDay(seeker: Person, employer: Person, decisions: number): Promise<void> {
  for (let done = 0; done < decisions; done++) {
    await command(seeker, "pass_job", {
      p_job_opening_id: await openJob(employer),
      p_source: "discover",
    });
  }
}

test("a seeker reaches a limit, buys, uses what it lifts, cancels and keeps it until the end", async ({
  people,
}) => {
  test.slow();
  const [employer, seeker] = [await people.demo("admin"), await people.seeker("Tia Tier")];
  await useUpTheDay(seeker, employer, 3);
  const page = await seeker.page();
  const trouble = troubleOf(page);
  await page.goto(paths.browseJobs);
  await expect(page.getByText("None of 3 left today")).toBeVisible();
  await page.getByRole("link", { name: "Pro Builder has 5" }).click();

  await test.step("the tiers, with the one that lifts the limit in focus", async () => {
    await expect(page.getByRole("heading", { name: "Subscription tiers", level: 1 })).toBeVisible();
    await expect(page.getByRole("listitem", { name: "Pro Builder" })).toBeFocused();
    await expect(page.getByRole("listitem", { name: "Core Access" })).toContainText("Your tier");
    const founding = page.getByRole("listitem", { name: "Founding Engineer Edition" });
    await expect(founding).toContainText("Limited edition");
    await expect(founding).toContainText(/\d+ of 500 left/);
    await page.getByRole("link", { name: "Yearly" }).click();
    await expect(page.getByText("Saves $100 a year.")).toBeVisible();
    await page.getByRole("link", { name: "Monthly" }).click();
    await expectSound(page);
  });

  await test.step("a declined payment changes nothing", async () => {
    await page.getByRole("button", { name: "Choose Pro Builder" }).click();
    await expect(page.getByRole("heading", { name: "Checkout: Pro Builder" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Decline the payment (test)" }).click();
    await expect(page.getByRole("heading", { name: "Payment declined" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Try again" }).click();
  });

  await test.step("a checkout that was left can be continued", async () => {
    await expect(page.getByRole("button", { name: /^Pay \$50/ })).toBeVisible();
    await page.goto(paths.subscriptionTiers);
    await expect(page.getByText("You have an unfinished checkout.")).toBeVisible();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: "Go back" }).click();
    await expect(page.getByText("You have an unfinished checkout.")).toBeHidden();
    await page.getByRole("button", { name: "Choose Pro Builder" }).click();
  });

  await test.step("paid: the limit is higher at once, and is used", async () => {
    await pay(page);
    await expect(page.getByRole("heading", { name: "You're on Pro Builder" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("link", { name: "Browse jobs", exact: true }).click();
    await expect(page.getByText("2 of 5 left today")).toBeVisible();
    await useUpTheDay(seeker, employer, 1);
  });

  await test.step("the settings have the state, the usage and the receipt", async () => {
    await page.goto(paths.subscriptionSettings);
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(page.getByText("4 of 5 used")).toBeVisible();
    const receipts = page.getByRole("list", { name: "Receipts" }).getByRole("listitem");
    await expect(receipts).toHaveCount(1);
    await expect(receipts).toContainText("$50");
    for (const viewport of [{ width: 820, height: 1000 }, phone]) {
      await page.setViewportSize(viewport);
      await expectSound(page);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("cancelled, it stays until the period ends, and can be kept", async () => {
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel Pro Builder" });
    await expect(dialog).toContainText("You keep Pro Builder until");
    await expectSound(page);
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Pro Builder ends on/)).toBeVisible();
    await expect(page.getByText("4 of 5 used")).toBeVisible();
    await page.getByRole("button", { name: "Keep Pro Builder" }).click();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Cancel subscription" }).click();
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Pro Builder ends on/)).toBeVisible();
    await page.getByRole("button", { name: "End this period (test)" }).click();
    await expect(page.getByText("Core Access").first()).toBeVisible();
    await page.goto(paths.browseJobs);
    await expect(page.getByText("None of 3 left today")).toBeVisible();
  });
  expect(trouble).toEqual([]);
});

test("a company upgrades, fails to pay, recovers, and moves down when the period ends", async ({
  people,
}) => {
  test.slow();
  const admin = await people.employer("Tom Tier", { tier: "employer_core" });
  const page = await admin.page();
  await openJob(admin);

  const second = await draftJob(admin, "A second job");
  const publish = async () => {
    await page.goto(paths.jobOverview(second));
    await page.getByRole("button", { name: "Publish" }).click();
    const anyway = page.getByRole("button", { name: "Publish anyway" });
    await expect(anyway.or(page.getByRole("region", { name: "Notices" })).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
  };

  await test.step("a second open job is refused, with the way to the tier that allows it", async () => {
    await publish();
    await expect(page.getByText(/tier has 1 open job/)).toBeVisible();
    await page.getByRole("button", { name: "Compare tiers" }).click();
    await expect(page.getByRole("listitem", { name: "Hiring Kernel" })).toBeFocused();
    await page.goto(paths.webhooks);
  });

  await test.step("buys Hiring Kernel by the year", async () => {
    await page.getByRole("button", { name: /account menu/ }).click();
    await page.getByRole("menuitem", { name: "Subscription Tiers" }).click();
    await page.getByRole("link", { name: "Yearly" }).click();
    await page.getByRole("button", { name: "Choose Hiring Kernel" }).click();
    await expect(page.getByText("$2,990 a year, until you cancel")).toBeVisible();
    await pay(page);
    await expect(page.getByRole("heading", { name: "You're on Hiring Kernel" })).toBeVisible();
    await publish();
    await expect(page.getByText("Open", { exact: true }).first()).toBeVisible();
    await page.goto(paths.employerSubscriptionTiers);
  });

  await test.step("upgrades at once, and pays the difference", async () => {
    await page.getByRole("button", { name: "Upgrade to Flagship" }).click();
    const dialog = page.getByRole("dialog", { name: "Change to Flagship" });
    await expect(dialog.getByText("Now", { exact: true })).toBeVisible();
    await expectSound(page);
    await dialog.getByRole("button", { name: /^Pay \$[\d,.]+ and change$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem", { name: "Flagship" })).toContainText("Your tier");
  });

  await test.step("a downgrade waits for the period's end, and can be taken back", async () => {
    await page.getByRole("button", { name: "Downgrade to Hiring Kernel" }).click();
    const dialog = page.getByRole("dialog", { name: "Change to Hiring Kernel" });
    await expect(dialog).toContainText("You keep Flagship until then.");
    await dialog.getByRole("button", { name: "Confirm change" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^You change to Hiring Kernel on/)).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Keep Flagship" }).click();
    await expect(page.getByText(/^You change to Hiring Kernel on/)).toBeHidden();
    await page.getByRole("button", { name: "Downgrade to Hiring Kernel" }).click();
    await dialog.getByRole("button", { name: "Confirm change" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^You change to Hiring Kernel on/)).toBeVisible();
  });

  await test.step("a payment fails: everything stays, with the day until which it can be paid", async () => {
    await page.goto(paths.subscriptionSettings);
    await page.getByRole("button", { name: "Fail the next payment (test)" }).click();
    await expect(page.getByText("The next payment will fail.")).toBeVisible();
    await page.getByRole("button", { name: "End this period (test)" }).click();
    await expect(page.getByText("Your payment failed.")).toBeVisible();
    await expect(page.getByText(/^Pay by/)).toBeVisible();
    await expectSound(page);
    await page.goto(paths.employerSubscriptionTiers);
    await expect(page.getByText("Your payment failed.")).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: "Pay now (test)" }).click();
    await expect(page.getByText("Your payment failed.")).toBeHidden();
    await expect(page.getByRole("listitem", { name: "Hiring Kernel" })).toContainText("Your tier");
  });
});

test("a recruiter has no page of tiers, no entry in the menu, and is told whom to ask", async ({
  people,
}) => {
  const page = await (await people.demo("recruiter")).page();
  await page.goto(paths.employerSubscriptionTiers);
  await expect(page).toHaveURL(paths.notFound);
  await page.goto(paths.subscriptionSettings);
  await expect(page.getByText("Your company's admin manages the subscription")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: /account menu/ }).click();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Subscription Tiers" })).toHaveCount(0);
});

test("a seeker's and an employer's tiers are each their own", async ({ people }) => {
  const seeker = await (await people.seeker()).page();
  await seeker.goto(paths.employerSubscriptionTiers);
  await expect(seeker).toHaveURL(paths.notFound);
  const admin = await (await people.employer()).page();
  await admin.goto(paths.subscriptionTiers);
  await expect(admin).toHaveURL(paths.notFound);
});
