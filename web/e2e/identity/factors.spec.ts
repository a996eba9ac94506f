import type { Page } from "@playwright/test";
import { test as base, expect, expectSound, phone } from "../fixtures";
import type { Person } from "../people";
import { Authenticator } from "./authenticator";
import { SmsService } from "./sms-service";
import { World } from "./world";

/** Keys belong to a name, which an address of the network is not; text messages go to a service of ours. */
const test = base.extend<{ world: World<[SmsService]> }>({
  world: async ({ browser }, use) => {
    const sms = await SmsService.start();
    const world = await World.open(browser, { name: "localhost", settings: sms.settings() }, sms);
    await use(world);
    await world.close();
  },
});

const account = "/dashboard/settings?tab=account";

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /account menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

async function byPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a passkey is made in the settings and signs in without anything typed", async ({
  world: { people },
}) => {
  const seeker = await people.seeker("Petra Passkey");
  const page = await seeker.page();
  const keeper = await Authenticator.plug(page, { resident: true });
  await page.goto(account);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("not used yet");
  expect(await keeper.held()).toBe(1);
  await signOut(page);

  await page.goto("/signin?next=%2Fdashboard%2Fmessages");
  const button = page.getByRole("button", { name: "Use passkey" });
  // The browser may offer it in the address field before anything is pressed, and this one takes what is offered.
  const there = page.waitForURL(/\/dashboard\/messages/);
  await Promise.race([there, button.click().then(() => there)]);
  await page.goto(account);
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("last used");
});

test("a security key and a phone work as second factors, one after the other", async ({
  world: {
    people,
    counterparts: [sms],
  },
}) => {
  test.slow();
  const number = "+49 151 2345 0001";
  const seeker = await people.seeker("Kira Key");
  const page = await seeker.page();
  const key = await Authenticator.plug(page, { resident: false });
  await page.goto(account);
  await page.getByRole("button", { name: "Add a security key" }).click();
  await page.getByRole("button", { name: "Register key" }).click();
  await expect(page.getByText(/is added\. Sign-in now asks/)).toBeVisible();

  await page.getByRole("button", { name: "Add a phone" }).click();
  await page.getByLabel("Phone number").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  const enrolling = await sms.codeTo(number);
  await page.getByLabel("Code from the SMS").fill(enrolling);
  await page.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(page.getByText(/is added\. Sign-in now asks/)).toBeVisible();
  await signOut(page);

  await test.step("asked for on every page until it is shown", async () => {
    await page.goto("/dashboard/messages");
    await byPassword(page, seeker);
    await expect(page).toHaveURL(/\/signin\/second-factor\?next=%2Fdashboard%2Fmessages$/);
    await page.goto("/dashboard/browse-jobs");
    await expect(page).toHaveURL(/\/signin\/second-factor\?next=%2Fdashboard%2Fbrowse-jobs$/);
    await expect(page.getByRole("button", { name: "Use security key" })).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSound(page);
  });

  await test.step("a key that is not touched says so; touched, it leads on", async () => {
    await key.refuse();
    await page.getByRole("button", { name: "Use security key" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await key.allow();
    await page.getByRole("button", { name: "Use security key" }).click();
    await expect(page).toHaveURL(/\/dashboard\/browse-jobs/);
  });

  await test.step("the phone instead, in a browser that has no key", async () => {
    const other = await people.visitor();
    await other.goto("/signin");
    await byPassword(other, seeker);
    await other.getByRole("button", { name: /^Phone/ }).click();
    await other.getByRole("button", { name: "Send code" }).click();
    // The server rests between two messages to one number; the words say for how long.
    const waits = other.getByText(/A code was just sent|We just sent a code/);
    const asks = other.getByLabel("Code from the SMS");
    await expect(waits.or(asks).first()).toBeVisible();
    await other.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await expect(other).toHaveURL(/\/signin$/);
  });
});

test("a number alone opens an account, and says when it was asked too often", async ({
  world: {
    people,
    counterparts: [sms],
  },
}) => {
  const number = "+49 151 2345 0002";
  const page = await people.visitor();
  await page.goto("/signup");
  await page.getByRole("link", { name: "Text me a code" }).click();
  await page.getByLabel("Phone").fill("0151");
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByText(/Start with the country code/)).toBeVisible();
  await page.getByLabel("Phone").fill(number);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await page.getByLabel("Code from the message").fill("000000");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("expired or was already used")).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Code from the message").fill(await sms.codeTo(number));
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/select-role$/);

  const again = await people.visitor();
  await again.goto("/signin?method=phone");
  await again.getByLabel("Phone").fill(number);
  await again.getByRole("button", { name: "Text me a code" }).click();
  await expect(again.getByRole("alert")).toContainText("just sent");
});
