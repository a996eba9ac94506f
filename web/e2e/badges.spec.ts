import { expect, test } from "./fixtures";
import { meet, say } from "./scenes";

test("the messages badge counts senders, arrives by itself, and is reset by opening", async ({
  people,
}) => {
  const employer = await people.employer("Berta Badge");
  const seeker = await people.seeker("Sam Badge");
  const conversationId = await meet(employer, seeker);

  const page = await seeker.page();
  await page.goto("/dashboard/profile");
  const messages = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Messages/ });
  await expect(messages).toHaveAccessibleName("Messages");
  await say(employer, conversationId, "Hello");
  await expect(messages).toHaveAccessibleName(/^Messages ?, 1 with unread/);
  await say(employer, conversationId, "Are you there?");
  await expect(messages).toHaveAccessibleName(/^Messages ?, 1 with unread/);

  await messages.click();
  await expect(messages).toHaveAccessibleName("Messages");
  // The mark is kept on the server: another browser of the same person agrees.
  const elsewhere = await seeker.page();
  await elsewhere.goto("/dashboard/profile");
  await expect(elsewhere.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    elsewhere.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Messages/ }),
  ).toHaveAccessibleName("Messages");
});
