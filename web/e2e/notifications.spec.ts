import type { Page } from "@playwright/test";
import { seekerNotificationValues } from "../src/lib/vocabulary.generated";
import { expect, expectSound, phone, test } from "./fixtures";
import { meet } from "./scenes";

const bellOf = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
/** A decision is told once it can no longer be undone. */
const told = { timeout: 45_000 };

test("the bell counts, its list opens by keyboard and leads to the thing, and every device knows", async ({
  people,
}) => {
  test.slow();
  const employer = await people.employer("Nora Notifies");
  const seeker = await people.seeker("Ned Notified");
  const page = await seeker.page();
  await page.goto("/dashboard/profile");
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName("Notifications");
  const elsewhere = await seeker.page();
  await elsewhere.goto("/dashboard/notifications");
  await expect(elsewhere.getByText("No notifications yet")).toBeVisible();

  const conversation = await meet(employer, seeker);
  await expect(bell).toHaveAccessibleName(/^Notifications ?, 1 unread/, told);
  const row = elsewhere.getByRole("link", { name: /wants to talk to you/ });
  await expect(row).toHaveAccessibleName(/^Unread/);

  await bell.focus();
  await bell.press("Enter");
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.press("Enter");
  await panel.getByRole("link", { name: /wants to talk to you/ }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`conversation=${conversation}`));
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName("Notifications");
  await expect(row).not.toHaveAccessibleName(/^Unread/);
});

test("the page lists everything, and marks one or all as read", async ({ people }) => {
  test.slow();
  const employer = await people.employer("Ella Everything");
  const seeker = await people.seeker("Lia Lists");
  await meet(employer, seeker);
  await meet(employer, seeker);
  const page = await seeker.page();
  await page.goto("/dashboard/profile");
  await expect(bellOf(page)).toHaveAccessibleName(/, 2 unread/, told);
  await page.keyboard.press("g");
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  const list = page.getByRole("main").getByRole("list", { name: "Notifications" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectSound(page);
  await list
    .getByRole("button", { name: /^Mark as read/ })
    .first()
    .press("Enter");
  await expect(bellOf(page)).toHaveAccessibleName(/, 1 unread/);
  await page.getByRole("button", { name: "Mark all as read" }).press("Enter");
  await expect(bellOf(page)).toHaveAccessibleName("Notifications");
  await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("button", { name: /^Mark as read/ })).toHaveCount(0);
  await page.setViewportSize(phone);
  await expectSound(page);
});

test("each kind is switched for each way, and quiet hours are set in a time zone", async ({
  people,
}) => {
  const seeker = await people.seeker("Susi Settings");
  const page = await seeker.page();
  await page.goto("/dashboard/settings?tab=notifications");
  const table = page.getByRole("table", { name: "Notifications" });
  // One for each kind, below the head.
  await expect(table.getByRole("row")).toHaveCount(seekerNotificationValues.length + 1);
  await expect(page.getByText("They protect your account.")).toBeVisible();
  const email = page.getByRole("switch", { name: "Email: A company reviews your answer" });
  await expect(email).toHaveAttribute("aria-checked", "true");
  await email.press("Space");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(email).toHaveAttribute("aria-checked", "false");

  await expect(page.getByText("Quiet hours are off.")).toBeVisible();
  const zone = page.getByLabel("Time zone");
  await expect(zone).not.toHaveValue("");
  await zone.fill("Middle/Earth");
  await page.getByRole("button", { name: "Turn on quiet hours" }).press("Enter");
  await expect(page.getByText("must be a time zone like Europe/Berlin")).toBeVisible();
  await zone.fill("Europe/Berlin");
  await page.getByRole("button", { name: "Turn on quiet hours" }).press("Enter");
  await expect(page.getByText("Quiet hours are on.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Berlin");
  await expect(page.getByLabel("From")).toHaveValue("22:00");
  await expectSound(page);
  await page.getByRole("button", { name: "Turn off" }).press("Enter");
  await expect(page.getByText("Quiet hours are off.", { exact: true }).first()).toBeVisible();
  await page.setViewportSize(phone);
  await expectSound(page);
});
