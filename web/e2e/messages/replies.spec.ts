import { paths } from "../../src/lib/paths";
import { expect, expectSound, phone, test } from "../fixtures";
import { command } from "../people";
import { meet, say } from "../scenes";

test("a reply quotes a message, leads to it, and says when it was deleted", async ({ people }) => {
  const [employer, seeker] = [await people.employer(), await people.seeker()];
  const conversation = await meet(employer, seeker);
  const hostile = "<img src=x onerror=alert(1)> **When** can you start?";
  const first = await say(employer, conversation, hostile);
  const desk = await seeker.page();
  await desk.goto(paths.conversation(conversation));
  const log = desk.getByRole("log", { name: "Messages" });
  await expect(log.getByText("can you start?")).toBeVisible();

  const field = desk.getByRole("textbox", { name: /^Message to/ });
  await desk.getByRole("button", { name: "More for this message" }).click();
  await desk.getByRole("menuitem", { name: "Reply" }).click();
  await expect(field).toBeFocused();
  await expect(desk.getByRole("button", { name: "Cancel reply" })).toBeVisible();
  await field.press("Escape");
  await expect(desk.getByRole("button", { name: "Cancel reply" })).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.press("Escape");

  await desk.keyboard.press("r");
  await expect(field).toBeFocused();
  await field.fill("In May");
  // The draft remembers what it answers.
  await desk.reload();
  await expect(desk.getByRole("button", { name: "Cancel reply" })).toBeVisible();
  await field.press("Enter");
  await expect(desk.getByRole("button", { name: "Cancel reply" })).toHaveCount(0);
  const quote = log.getByRole("button", { name: /^In reply to/ });
  await expect(quote).toContainText("<img src=x onerror=alert(1)> When can you start?");
  await expect(log.locator("img[src=x]")).toHaveCount(0);
  await expectSound(desk);
  await quote.click();
  await expect(desk).toHaveURL(/at=1\b/);

  const office = await employer.page();
  await office.setViewportSize(phone);
  await office.goto(paths.conversation(conversation));
  const theirs = office.getByRole("log", { name: "Messages" });
  await expect(theirs.getByRole("button", { name: /^In reply to/ })).toContainText("You");
  await command(employer, "delete_message", { p_id: (first as { id: string }).id });
  await expect(quote).toContainText("Message deleted");
  await expect(theirs.getByRole("button", { name: /^In reply to/ })).toContainText(
    "Message deleted",
  );
  await expectSound(office);
});
