import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { inviteToJob, openJob } from "./scenes";

/** A name that no other test uses, of letters alone. */
const ownName = () =>
  `Falk ${Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;

const reason = "Your storage engine is what we need.";

test("found by search, invited by keyboard, accepted, in conversation", async ({ people }) => {
  const name = ownName();
  const [employer, seeker] = [await people.employer(), await people.seeker(name)];
  await openJob(employer, "Storage engineer");
  const desk = await seeker.page();
  await desk.goto(paths.jobInvitations);
  await expect(desk.getByRole("heading", { name: "No invitations" })).toBeVisible();
  await expectSound(desk);

  const office = await employer.page();
  const row = office.getByRole("link", { name: new RegExp(`^${name}`) });
  await expect(async () => {
    await office.goto(paths.searchFor(name, "people"));
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(row).toContainText("Best match of your jobs: Storage engineer");
  await office.keyboard.press("j");
  await expect(row).toBeFocused();
  await office.keyboard.press("Tab");
  await expect(office.getByRole("button", { name: `Invite to a job: ${name}` })).toBeFocused();
  await office.keyboard.press("Enter");
  const dialog = office.getByRole("dialog", { name: `Invite ${name} to a job` });
  await expect(dialog.getByRole("combobox", { name: "Job" })).toHaveValue(/./);
  await expect(dialog.getByText("300 of 300 left this month")).toBeVisible();
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog.getByText("Write why you invite this person.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill(reason);
  await expectSound(office);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText(`Invitation sent to ${name}`)).toBeVisible();

  // It shows by itself, with the job, the match and the reason.
  const list = desk.getByRole("list", { name: "Invitations" });
  await expect(list.getByText(reason)).toBeVisible();
  await expect(list.getByRole("link", { name: /^Storage engineer/ })).toBeVisible();
  await expect(
    desk.getByRole("navigation", { name: "Jobs" }).getByRole("link", { name: /Invitations/ }),
  ).toContainText("1");
  await expectSound(desk);

  await office.goto(paths.invitedCandidates);
  const sent = office.getByRole("list", { name: "Invited people" });
  await expect(sent.getByText("Waiting")).toBeVisible();
  await list.getByRole("button", { name: /^Accept and open conversation/ }).click();
  await expect(desk).toHaveURL(/\/dashboard\/messages\?conversation=/);
  await expect(sent.getByText("Accepted", { exact: true })).toBeVisible();
  await expectSound(office);
  await sent.getByRole("link", { name: "Open conversation" }).click();
  const field = office.getByRole("textbox", { name: /^Message to/ });
  await field.fill("Welcome");
  await field.press("Enter");
  await expect(desk.getByRole("log").getByText("Welcome", { exact: true })).toBeVisible();
});

test("declined for ever on a phone, and allowed again in the settings", async ({ people }) => {
  const name = ownName();
  const [employer, seeker] = [await people.employer(), await people.seeker(name)];
  await inviteToJob(employer, seeker, reason);
  const desk = await seeker.page();
  await desk.setViewportSize(phone);
  await desk.goto(paths.jobInvitations);
  await desk.getByRole("button", { name: /^Decline/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Decline the invitation" });
  await dialog
    .getByRole("checkbox", { name: `Never let ${employer.company} invite me again` })
    .check();
  await expectSound(desk);
  await dialog.getByRole("button", { name: "Decline invitation" }).click();
  await expect(desk.getByRole("heading", { name: "No invitations" })).toBeVisible();

  const { data } = await seeker.api.from("profiles").select("slug").single();
  const office = await employer.page();
  await openJob(employer, "Another one");
  await office.goto(paths.user(data?.slug));
  await office.getByRole("button", { name: `Invite to a job: ${name}` }).click();
  const again = office.getByRole("dialog", { name: `Invite ${name} to a job` });
  await expect(
    again.getByRole("option", { name: /Storage engineer \(invited before, declined\)/ }),
  ).toBeDisabled();
  await again.getByRole("textbox", { name: "Reason" }).fill(reason);
  await again.getByRole("button", { name: "Send invitation" }).click();
  await expect(again.getByText("This person can't be invited right now.")).toBeVisible();

  await desk.goto(`${paths.settings}?tab=privacy`);
  await expectSound(desk);
  await desk.getByRole("button", { name: `Allow invitations from ${employer.company}` }).click();
  await expect(desk.getByText("Can't invite you", { exact: true })).toHaveCount(0);
  await again.getByRole("button", { name: "Send invitation" }).click();
  await expect(again).toBeHidden();
});

test("a withdrawn invitation leaves the list by itself", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker(ownName())];
  await inviteToJob(employer, seeker, reason);
  const [office, desk] = [await employer.page(), await seeker.page()];
  await desk.goto(paths.jobInvitations);
  await expect(desk.getByText(reason)).toBeVisible();
  await office.goto(paths.invitedCandidates);
  const withdraw = office.getByRole("button", { name: /^Withdraw the invitation of/ });
  await withdraw.click();
  await expect(office.getByText("You can't invite them to this job again.")).toBeVisible();
  await withdraw.click();
  const sent = office.getByRole("list", { name: "Invited people" });
  await expect(sent.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(desk.getByRole("heading", { name: "No invitations" })).toBeVisible();
  await office.getByRole("combobox", { name: "Status" }).selectOption("accepted");
  await expect(office).toHaveURL(/tab=invited&status=accepted/);
  await expect(
    office.getByRole("heading", { name: "No invitation has this status" }),
  ).toBeVisible();
});
