import { expect, expectSound, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { command } from "./people";

const password = "correct horse battery staple";

test("an invitation by mail makes an account a member of the team", async ({ people }) => {
  const admin = await people.employer("Ada Admin");
  const page = await admin.page();
  const email = `invited.${Date.now()}@people.test`;
  await page.goto("/dashboard/employer-profile");
  await page.getByRole("link", { name: "view the team" }).click();
  await expect(page.getByRole("heading", { name: "Team", exact: true })).toBeVisible();
  await expect(
    page.getByText("No open invitations. Invite a colleague to add them here."),
  ).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: "Invite a colleague" }).click();
  await page.getByLabel("Their email address").fill("no address");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByLabel("Their email address")).toBeFocused();
  await page.getByLabel("Their email address").fill(email);
  await page.getByLabel("Message candidates").uncheck();
  await expectSound(page);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  // A new user opens the link, signs up, and returns to it.
  const { link } = await mailTo(people.url, email, /invites you/);
  const visitor = await people.visitor();
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { name: `Join ${admin.company}` })).toBeVisible();
  await expectSound(visitor);
  await visitor.getByRole("link", { name: "Create account" }).click();
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByRole("button", { name: "Create account" }).click();
  await expect(visitor.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await visitor.goto((await mailTo(people.url, email, /Confirm/)).link);
  await expect(visitor).toHaveURL(/\/accept-invite\?token=/);
  await visitor.getByRole("button", { name: /^Join / }).click();
  await expect(visitor.getByText("Enter your name.")).toBeVisible();
  await visitor.getByLabel("Your full name").fill("Nell New");
  await visitor.getByRole("button", { name: /^Join / }).click();
  await expect(visitor).toHaveURL(/employer-profile$/);
  await expect(visitor.getByText(`Recruiter at ${admin.company}`)).toBeVisible();
  await mailTo(people.url, admin.email, /Nell New has joined/);

  // The admin changes what they may do, and lets them go again.
  await page.reload();
  await page.getByRole("button", { name: "Change Nell New" }).click();
  await page.getByRole("menuitem", { name: "Change permissions" }).click();
  await page.getByLabel("Manage the team").check();
  await page.getByRole("button", { name: "Save permissions" }).click();
  await expect(page.getByText(/manage the team/).first()).toBeVisible();
  await page.getByRole("button", { name: "Change Nell New" }).click();
  await page.getByRole("menuitem", { name: "Remove from team" }).click();
  await page.getByRole("button", { name: "Remove from team" }).click();
  await expect(page.getByText("Nell New is no longer on the team.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Nell New" })).toHaveCount(0);

  // The link is used up.
  const late = await people.visitor();
  await late.goto(link);
  await expect(late.getByRole("heading", { name: /already used/ })).toBeVisible();
});

test("A40 an invitation is for its address alone, and not after it was taken back", async ({
  people,
}) => {
  const admin = await people.employer("Alma Admin");
  const [invited, other] = [await people.newcomer("Ines Invited"), await people.seeker()];
  await command(admin, "invite_recruiter", { p_email: invited.email, p_permissions: [] });
  const { link } = await mailTo(people.url, invited.email, /invites you/);
  const page = await other.page();
  await page.goto(link);
  await expect(page.getByText("This invitation is for a different address.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Join / })).toHaveCount(0);
  await expect(page.getByText(invited.email)).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: "Sign out and switch" }).click();
  await expect(page.getByRole("link", { name: "Create account" })).toBeVisible();
  // A user with an account signs in first and returns.
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(invited.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/accept-invite\?token=/);
  await expect(page.getByRole("button", { name: /^Join / })).toBeVisible();

  const team = await admin.page();
  await team.goto("/dashboard/team");
  await team.getByRole("button", { name: /^Revoke/ }).click();
  await expect(team.getByText(/Revoked/)).toBeVisible();
  await page.getByLabel("Your full name").fill("Ines Invited");
  await page.getByRole("button", { name: /^Join / }).click();
  await expect(page.getByRole("heading", { name: "This invitation was withdrawn" })).toBeVisible();
});

test("the role of admin is handed over", async ({ people }) => {
  const admin = await people.employer("Anna Admin");
  const heir = await people.newcomer("Hedi Heir");
  await command(admin, "invite_recruiter", { p_email: heir.email, p_permissions: [] });
  const { link } = await mailTo(people.url, heir.email, /invites you/);
  const token = new URL(link).searchParams.get("token");
  await command(heir, "accept_invitation", { p_token: token, p_full_name: "Hedi Heir" });
  const page = await admin.page();
  await page.goto("/dashboard/team");
  await page.getByRole("button", { name: "Change Hedi Heir" }).click();
  await page.getByRole("menuitem", { name: "Hand over admin role" }).click();
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByText(/Hedi Heir is now the admin of/)).toBeVisible();
  await page.getByRole("button", { name: "Change your place" }).click();
  await page.getByRole("menuitem", { name: "Leave company" }).click();
  await page.getByRole("button", { name: "Leave company" }).click();
  await expect(page).toHaveURL(/associate-company|select-role/);
});
