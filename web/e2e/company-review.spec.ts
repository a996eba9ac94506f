import { paths } from "../src/lib/paths";
import { expect, expectSound, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { command } from "./people";
import { expectNotReloaded, markLoaded } from "./reload";

test("how a company's review ends arrives by itself, and by mail", async ({ people }) => {
  const [employer, staff] = [
    await people.employer("Ada Waiting", { company: "Waiting Works", approved: false }),
    await people.staff(),
  ];
  const decide = (status: string, reason: string) =>
    command(staff, "admin_review_company", {
      p_company_id: employer.companyId,
      p_status: status,
      p_reason: reason,
    });
  const page = await employer.page();
  await page.goto(paths.employerProfile);
  await expect(page.getByText("Your company is being reviewed.")).toBeVisible();
  await markLoaded(page);

  await test.step("sent back, with the reason", async () => {
    await decide("needs_changes", "The website is empty.");
    await expect(page.getByText("Changes requested for your company.")).toBeVisible();
    await expect(page.getByText("Changes requested.")).toBeVisible();
    await expect(page.getByText("The website is empty.")).toBeVisible();
    await expect(page.getByText("Your company is being reviewed.")).toHaveCount(0);
    await expectSound(page);
    await mailTo(people.url, employer.email, /Waiting Works needs changes/);
  });

  await test.step("approved: the banner goes, and what was closed opens", async () => {
    await decide("approved", "It is there now.");
    await expect(page.getByText("Your company is approved.")).toBeVisible();
    await expect(page.getByText("Changes requested.")).toHaveCount(0);
    await page.getByRole("button", { name: "Open jobs" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.jobs}$`));
    await expectNotReloaded(page);
    await mailTo(people.url, employer.email, /Waiting Works is approved/);
  });
});
