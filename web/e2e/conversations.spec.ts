import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { meet, say } from "./scenes";

test("a message is edited and deleted under the other side's eyes", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const office = await employer.page();
  await office.goto(paths.conversation(conversation));
  const field = office.getByRole("textbox", { name: /^Message to/ });
  await field.fill("Helo");
  await field.press("Enter");
  const desk = await seeker.page();
  await desk.setViewportSize(phone);
  await desk.goto(paths.conversation(conversation));
  const theirs = desk.getByRole("log", { name: "Messages" });
  await expect(theirs.getByText("Helo", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "More for this message" }).click();
  await expect(desk.getByRole("menuitem", { name: "Reply" })).toBeVisible();
  await expect(desk.getByRole("menuitem", { name: "Edit message" })).toHaveCount(0);
  await desk.keyboard.press("Escape");

  const more = office.getByRole("button", { name: "More for this message" });
  await more.click();
  await office.getByRole("menuitem", { name: "Edit message" }).click();
  const words = office.getByRole("textbox", { name: "Edit message" });
  await words.fill("Not these");
  await words.press("Escape");
  await expect(office.getByText("Not these")).toHaveCount(0);
  await more.click();
  await office.getByRole("menuitem", { name: "Edit message" }).click();
  await words.fill("Hello");
  await expectSound(office);
  await words.press("ControlOrMeta+Enter");
  await expect(theirs.getByText("Hello", { exact: true })).toBeVisible();
  await expect(theirs.getByText("Edited")).toBeVisible();

  await more.click();
  await office.getByRole("menuitem", { name: "Delete message" }).click();
  await expectSound(office);
  await office.getByRole("dialog").getByRole("button", { name: "Delete message" }).click();
  await expect(theirs.getByText("Message deleted")).toBeVisible();
  await expect(theirs.getByText("Hello")).toHaveCount(0);
  await expect(office.getByRole("log").getByText("Message deleted")).toBeVisible();
  await expect(more).toHaveCount(0);
});

test("either side ends a conversation for both", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const [office, desk] = [await employer.page(), await seeker.page()];
  await office.goto(paths.conversation(conversation));
  const field = office.getByRole("textbox", { name: /^Message to/ });
  await field.fill("Hello");
  await field.press("Enter");
  await desk.setViewportSize(phone);
  await desk.goto(paths.conversation(conversation));
  await desk.getByRole("button", { name: "More for this conversation" }).click();
  await desk.getByRole("menuitem", { name: "End conversation" }).click();
  await expectSound(desk);
  await desk.getByRole("button", { name: "Keep conversation" }).click();
  await expect(desk.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
  await desk.getByRole("button", { name: "More for this conversation" }).click();
  await desk.getByRole("menuitem", { name: "End conversation" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "End conversation" }).click();
  await expect(desk.getByText("You ended this conversation.")).toBeVisible();
  await expect(office.getByText(/ended this conversation\.$/)).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(office.getByRole("log").getByText("Hello", { exact: true })).toBeVisible();
  await expectSound(office);
});

test("a blocked person can't write and doesn't learn why; unblocking brings it back", async ({
  people,
}) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  await say(employer, conversation, "Hello");
  const desk = await seeker.page();
  await desk.goto(paths.conversation(conversation));
  const more = desk.getByRole("button", { name: "More for this conversation" });
  await more.click();
  await desk.getByRole("menuitem", { name: /^Block / }).click();
  await expectSound(desk);
  await desk.getByRole("button", { name: "Don't block" }).click();
  await expect(desk.getByRole("textbox", { name: /^Message to/ })).toBeVisible();

  const office = await employer.page();
  await office.setViewportSize(phone);
  await office.goto(paths.conversation(conversation));
  const theirField = office.getByRole("textbox", { name: /^Message to/ });
  await expect(theirField).toBeVisible();

  await more.click();
  await desk.getByRole("menuitem", { name: /^Block / }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(desk.getByText(/^You blocked /)).toBeVisible();
  await expect(desk.getByRole("textbox", { name: /^Message to/ })).toHaveCount(0);
  await expectSound(desk);

  await theirField.fill("Are you there?");
  await office.getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    office.getByText("This conversation no longer takes messages from you.").first(),
  ).toBeVisible();
  await office.reload();
  await expect(
    office.getByText("This conversation no longer takes messages from you.", { exact: true }),
  ).toBeVisible();
  await expect(office.getByRole("log").getByText("Hello", { exact: true })).toBeVisible();
  await expect(office.getByText(/block/i)).toHaveCount(0);
  await expectSound(office);

  await desk.goto(`${paths.settings}?tab=privacy`);
  await desk.getByRole("button", { name: /^Unblock / }).scrollIntoViewIfNeeded();
  await expectSound(desk);
  await desk.getByRole("button", { name: /^Unblock / }).click();
  await expect(desk.getByText("You haven't blocked anyone.")).toBeVisible();
  await desk.goto(paths.conversation(conversation));
  await expect(desk.getByRole("textbox", { name: /^Message to/ })).toBeVisible();
});

test("a muted conversation is marked and not counted in the navigation", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const desk = await seeker.page();
  await desk.goto(paths.conversation(conversation));
  await desk.getByRole("button", { name: "More for this conversation" }).click();
  await desk.getByRole("menuitem", { name: "Mute conversation" }).click();
  await expect(desk.getByText("Muted", { exact: true })).toBeAttached();
  await expectSound(desk);
  await desk.goto(paths.profile);
  await say(employer, conversation, "Hello");
  await desk.reload();
  const link = desk.getByRole("link", { name: /^Messages/ }).first();
  await expect(link).toBeVisible();
  await expect(link).toHaveAccessibleName("Messages");
  await desk.goto(paths.conversation(conversation));
  await expect(desk.getByText("Muted", { exact: true })).toBeAttached();
  await expect(desk.getByRole("log").getByText("Hello", { exact: true })).toBeVisible();
  await desk.keyboard.press("m");
  await expect(desk.getByText("Muted", { exact: true })).toHaveCount(0);
});

test("a message is reported, and staff delete it and warn its sender", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const body = `Buy my course ${conversation.slice(0, 8)}`;
  await say(employer, conversation, "Hello");
  await say(employer, conversation, body);
  const desk = await seeker.page();
  await desk.goto(paths.conversation(conversation));
  const bubble = desk.getByRole("log", { name: "Messages" }).getByText(body);
  await bubble.hover();
  await desk.getByRole("button", { name: "More for this message" }).last().click();
  await desk.getByRole("menuitem", { name: "Report this message" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Choose a reason.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Spam or advertising" }).check();
  await dialog.getByLabel(/What should we know/).fill("It isn't about the job.");
  await expectSound(desk);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(desk.getByText("Report sent. Our staff will review it.")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await desk.setViewportSize(phone);
  await desk.getByRole("button", { name: "More for this conversation" }).click();
  await desk.getByRole("menuitem", { name: /^Report / }).click();
  await expectSound(desk);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const staff = await (await people.staff()).page();
  await staff.goto(paths.adminReports);
  await staff.getByRole("link").filter({ hasText: body }).click();
  const messages = staff.getByRole("list", { name: "Messages" });
  await expect(messages.getByText("Hello", { exact: true })).toBeVisible();
  await expect(
    messages.getByRole("listitem").filter({ hasText: body }).getByText("Reported"),
  ).toBeVisible();
  await expect(staff.getByText("It isn't about the job.")).toBeVisible();
  await expectSound(staff);
  const remove = staff.getByRole("button", { name: "Delete the message and warn" });
  await remove.click();
  await expect(staff.getByText("Give a reason.")).toBeVisible();
  await staff.getByLabel("Reason").fill("Advertising");
  await remove.click();
  await expect(staff.getByText("Message deleted. The report is closed.")).toBeVisible();
  await expect(staff.getByRole("link").filter({ hasText: body })).toHaveCount(0);
  await staff.goto(`${paths.adminReports}?state=closed`);
  await staff.getByRole("link").filter({ hasText: body }).click();
  await expect(staff.getByText(/^Message deleted · closed/)).toBeVisible();
  await staff.setViewportSize(phone);
  await expectSound(staff);
  // Where the conversation is open, it goes at once.
  await expect(bubble).toHaveCount(0);
  await expect(
    desk.getByRole("log", { name: "Messages" }).getByText("Message deleted"),
  ).toBeVisible();
});

test("on a wide window the newest conversation is open, on a phone the list", async ({
  people,
}) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const older = await meet(employer, seeker);
  const newer = await meet(employer, seeker);
  await say(employer, older, "The older one");
  await say(employer, newer, "The newer one");
  const desk = await seeker.page();
  await desk.goto(paths.profile);
  await desk
    .getByRole("link", { name: /^Messages/ })
    .first()
    .click();
  await expect(desk).toHaveURL(new RegExp(newer));
  await expect(desk.getByRole("log").getByText("The newer one")).toBeVisible();
  await expectSound(desk);
  await desk.keyboard.press("Escape");
  await expect(desk.getByText("No conversation is open")).toBeVisible();
  await desk.keyboard.press("j");
  await expect(desk.getByRole("log")).toBeVisible();
  await desk.goBack();
  await desk.goBack();
  await expect(desk).toHaveURL(new RegExp(`${paths.profile}$`));

  await desk.setViewportSize(phone);
  await desk.goto(paths.messages);
  const list = desk.getByRole("list", { name: "Conversations" });
  await expect(list.getByRole("link")).toHaveCount(2);
  await expect(desk).toHaveURL(new RegExp(`${paths.messages}$`));
  await expect(desk.getByRole("log")).toHaveCount(0);
});
