import { test as base, expect, expectSound } from "../fixtures";
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

test("mails go over SMTP: a link signs in and keeps the way back, another sets a new password", async ({
  world: {
    people,
    counterparts: [smtp],
  },
}) => {
  const person = await people.seeker("Mara Mail");

  await test.step("a mailed link instead of the password", async () => {
    const page = await people.visitor();
    await page.goto("/dashboard/messages");
    await page.getByRole("link", { name: "Email me a link" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await expectSound(page);
    const { link } = await smtp.mailTo(person.email, /sign/i);
    await page.goto(link);
    await expect(page).toHaveURL(/\/dashboard\/messages/);

    await test.step("works once, and only where it was asked for", async () => {
      const other = await people.visitor();
      await other.goto(link);
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(
        "This link no longer works",
      );
      await expectSound(other);
      const next = other.getByRole("main").getByRole("link", { name: "Sign in" });
      await expect(next).toHaveAttribute("href", "/signin?next=%2Fdashboard%2Fmessages");
    });
  });

  await test.step("the code of the mail, in a browser of its own", async () => {
    const page = await people.visitor();
    await page.goto("/signin?method=mail");
    await page.getByLabel("Email").fill(`nobody.${Date.now()}@people.test`);
    await page.getByRole("button", { name: "Email me a link" }).click();
    // An address that has no account is answered alike.
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  });

  await test.step("a forgotten password", async () => {
    const page = await people.visitor();
    await page.goto("/auth/reset-password");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send email" }).click();
    const { link } = await smtp.mailTo(person.email, /password/i);
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("a wholly different phrase");
    await page.getByLabel("New password again").fill("a wholly different phrase");
    await page.getByRole("button", { name: /Set password/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile/);
  });
});

test("A42 tokens in the address don't sign anyone in", async ({ people }) => {
  const attacker = await people.newcomer("Ada Attacker");
  const { data } = await attacker.api.auth.getSession();
  const page = await people.visitor();
  const { access_token, refresh_token, expires_at } = data.session ?? {};
  const fragment = new URLSearchParams({
    access_token: access_token ?? "",
    refresh_token: refresh_token ?? "",
    expires_at: String(expires_at),
    expires_in: "900",
    token_type: "bearer",
  });
  for (const path of ["/auth/google/callback", "/signin", "/auth/reset-password"]) {
    await page.goto(`${path}#${fragment}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("auth-token");
  }
});
