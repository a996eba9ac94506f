import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { meet } from "./scenes";

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
  await expect(desk.getByRole("button", { name: "Edit or delete this message" })).toHaveCount(0);

  const more = office.getByRole("button", { name: "Edit or delete this message" });
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
