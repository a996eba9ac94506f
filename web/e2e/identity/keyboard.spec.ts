import { expect, expectSound, test } from "../fixtures";
import { mailTo } from "../mailbox";
import { pressOn, tabTo, typeInto } from "./hands";
import { codesOf } from "./totp";

test("signing up, in, a second factor and a forgotten password, all without a mouse", async ({
  people,
}) => {
  test.setTimeout(240_000);
  const page = await people.visitor();
  const button = (name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true });

  await test.step("a wrong password is said, and the right one goes through", async () => {
    const person = await people.newcomer("Nora Newcomer");
    await page.goto("/signin");
    await typeInto(page, page.getByLabel("Email"), person.email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), "not the right one");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Incorrect email or password");
    await typeInto(page, page.getByLabel("Password", { exact: true }), person.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/select-role$/);
    await pressOn(page, page.getByRole("button", { name: "Sign out" }));
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  await test.step("signing up, with the code of the mail", async () => {
    const email = `keys.${Date.now()}@people.test`;
    await pressOn(page, page.getByRole("main").getByRole("link", { name: "Sign up" }));
    await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();
    await typeInto(page, page.getByLabel("Email"), email);
    await typeInto(
      page,
      page.getByLabel("Password", { exact: true }),
      "correct horse battery staple",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
    const { code } = await mailTo(people.url, email, /Confirm/);
    await typeInto(page, page.getByLabel("Code from the email"), code);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/select-role$/);
    await pressOn(page, page.getByRole("button", { name: "Sign out" }));
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  const seeker = await people.seeker("Tilda Tab");
  const signIn = async () => {
    await typeInto(page, page.getByLabel("Email"), seeker.email);
    await typeInto(page, page.getByLabel("Password", { exact: true }), seeker.password);
    await page.keyboard.press("Enter");
  };
  let code = async () => "";
  await test.step("an authenticator app is added in the settings", async () => {
    await signIn();
    await expect(page).toHaveURL(/\/dashboard\/profile/);
    await page.goto("/dashboard/settings?tab=account");
    await pressOn(page, button("Add an authenticator app"));
    await pressOn(page, button("Show QR code"));
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText();
    code = codesOf(secret);
    await typeInto(page, page.getByLabel("Code from the app"), await code());
    await page.keyboard.press("Enter");
    await expect(page.getByText(/is added\. Sign-in now asks/)).toBeVisible();
    await pressOn(page, page.getByRole("button", { name: /account menu/ }));
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });

  const showFactor = async () => {
    await expect(page.getByRole("heading", { name: "Verify your second factor" })).toBeVisible();
    const field = page.getByLabel(/Code from your authenticator app/);
    await expect(field).toBeFocused();
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Incorrect code.")).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type(await code());
    await page.keyboard.press("Enter");
  };
  await test.step("signing in asks for it", async () => {
    await page.goto("/signin?next=%2Fdashboard%2Fmessages");
    await signIn();
    await showFactor();
    await expect(page).toHaveURL(/\/dashboard\/messages/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  await test.step("A35 so does a forgotten password, before a new one can be chosen", async () => {
    const other = await page.context().browser()?.newContext({ baseURL: people.url });
    if (!other) throw new Error("There is no browser");
    const fresh = await other.newPage();
    await fresh.goto("/signin");
    await pressOn(fresh, fresh.getByRole("link", { name: "Reset it" }));
    await typeInto(fresh, fresh.getByLabel("Email"), seeker.email);
    await fresh.keyboard.press("Enter");
    await expect(fresh.getByRole("heading", { name: "Check your email" })).toBeFocused();
    const { link } = await mailTo(people.url, seeker.email, /new password/);
    await fresh.goto(link);
    await expect(fresh.getByRole("heading", { name: "Verify your second factor" })).toBeVisible();
    await expectSound(fresh);
    // The profile comes late, and with it another bar: what was typed by then stays.
    await fresh.route(/\/rest\/v1\/profiles\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await typeInto(fresh, fresh.getByLabel(/Code from your/), await code());
    await fresh.keyboard.press("Enter");
    await expect(fresh.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    await typeInto(
      fresh,
      fresh.getByLabel("New password", { exact: true }),
      "another phrase of mine",
    );
    await expect(fresh.getByRole("link", { name: "Browse Jobs" }).first()).toBeVisible();
    await typeInto(fresh, fresh.getByLabel("New password again"), "another phrase of mine");
    await tabTo(fresh, fresh.getByRole("button", { name: /Set password/ }));
    await fresh.keyboard.press("Enter");
    await expect(fresh).toHaveURL(/\/dashboard\/profile/);
    await other.close();
  });
});
