import { test as base, expect, expectSound } from "../fixtures";
import { meet } from "../scenes";
import { SmtpService } from "./smtp-service";
import { World } from "./world";

const test = base.extend<{ world: World<[SmtpService]> }>({
  world: async ({ browser }, use) => {
    const smtp = await SmtpService.start();
    const world = await World.open(browser, { settings: smtp.settings() }, smtp);
    await use(world);
    await world.close();
  },
});

test("an email about a notification goes over SMTP and is switched off by one click, by mail program and by hand", async ({
  world: {
    people,
    counterparts: [smtp],
  },
}) => {
  // The email about a decision waits until it can't be undone.
  test.slow();
  const employer = await people.employer("Olga Offers");
  const seeker = await people.seeker("Una Unsubscribes");
  await meet(employer, seeker);
  const mail = await smtp.mailTo(seeker.email, /wants to talk to you/);
  expect(mail.text).toContain("/dashboard/settings?tab=notifications");
  expect(mail.unsubscribePost).toBe("List-Unsubscribe=One-Click");
  const emailed = async () =>
    (await seeker.api.from("notification_settings").select("kind,in_app,email")).data;

  await test.step("opening the link asks first", async () => {
    const page = await people.visitor();
    await page.goto(mail.unsubscribe);
    await expect(page.getByRole("heading", { level: 1, name: "Unsubscribe" })).toBeVisible();
    await expect(page.getByText("A company approves you")).toBeVisible();
    await expectSound(page);
    expect(await emailed()).toEqual([]);
    await page.getByRole("button", { name: "Stop these emails" }).press("Enter");
    await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();
    await expectSound(page);
    expect(await emailed()).toEqual([{ kind: "approved", in_app: true, email: false }]);
  });

  await test.step("switched on again, a mail program switches it off by itself", async () => {
    const page = await seeker.page();
    await page.goto("/dashboard/settings?tab=notifications");
    const email = page.getByRole("switch", { name: "Email: A company approves you" });
    await expect(email).toHaveAttribute("aria-checked", "false");
    await email.press("Space");
    await expect(page.getByText("Saved")).toBeVisible();
    const answer = await fetch(mail.unsubscribe, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: mail.unsubscribePost,
    });
    expect(answer.status).toBe(200);
    expect(await emailed()).toEqual([{ kind: "approved", in_app: true, email: false }]);
  });

  await test.step("a link that isn't ours changes nothing", async () => {
    const page = await people.visitor();
    await page.goto(mail.unsubscribe.replace("token=approved.", "token=rejected."));
    await page.getByRole("button", { name: "Stop these emails" }).click();
    await expect(page.getByRole("alert")).toContainText("This link isn't valid.");
    expect(await emailed()).toHaveLength(1);
  });
});
