import { paths } from "../../src/lib/paths";
import { expect, expectSound, test } from "../fixtures";
import { meet, say } from "../scenes";

test("a message is hidden for oneself and shown again", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  await say(employer, conversation, "Something rude");
  const [desk, office] = [await seeker.page(), await employer.page()];
  await desk.goto(paths.conversation(conversation));
  const log = desk.getByRole("log", { name: "Messages" });
  await log.getByText("Something rude").hover();
  await desk.getByRole("button", { name: "More for this message" }).click();
  await desk.getByRole("menuitem", { name: "Hide message" }).click();
  await expect(log.getByText("You hid this message.")).toBeVisible();
  await expect(desk.getByText("Something rude")).toHaveCount(0);
  await expectSound(desk);
  await desk.reload();
  await expect(log.getByText("You hid this message.")).toBeVisible();
  await office.goto(paths.conversation(conversation));
  await expect(office.getByRole("log").getByText("Something rude")).toBeVisible();
  await log.getByRole("button", { name: "Show message" }).click();
  await expect(log.getByText("Something rude")).toBeVisible();
});

test("a hidden conversation comes back with a new message", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  await say(employer, conversation, "Hello");
  const desk = await seeker.page();
  await desk.goto(paths.conversation(conversation));
  await desk.getByRole("button", { name: "More for this conversation" }).click();
  await desk.getByRole("menuitem", { name: "Hide conversation" }).click();
  const inbox = desk.getByRole("list", { name: "Conversations" }).getByRole("link");
  await expect(inbox).toHaveCount(0);
  await say(employer, conversation, "Are you there?");
  await expect(inbox).toHaveCount(1);
  await expect(inbox).toContainText("Are you there?");
});
