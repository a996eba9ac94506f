import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectSound, phone, test } from "./fixtures";
import { codesOf } from "./identity/totp";
import { mailTo } from "./mailbox";
import type { Person } from "./people";
import { meet, say } from "./scenes";
import { statements } from "./server";
import { troubleOf } from "./trouble";

const account = "/dashboard/settings?tab=account";
const section = (page: Page, id: string) => page.locator(`section#${id}`);

async function open(person: Person): Promise<Page> {
  const page = await person.page();
  await page.goto(account);
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  return page;
}

/** Sound at a desk in the light and on a phone in the dark. */
async function sound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectSound(page);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectSound(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Adds an authenticator app, and gives what it shows from then on. */
async function enrol(page: Page): Promise<() => Promise<string>> {
  await page.getByRole("button", { name: "Add an authenticator app" }).click();
  await page.getByLabel("Name", { exact: true }).last().fill("Aegis");
  await page.getByRole("button", { name: "Show QR code" }).click();
  const picture = page.getByRole("img", { name: /QR code/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? "";
  await page.getByLabel("Code from the app").fill("12");
  await page.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(page.getByText("Enter all digits of the code.")).toBeVisible();
  await sound(page);
  const code = codesOf(secret);
  await page.getByLabel("Code from the app").fill(await code());
  await page.getByRole("button", { name: "Confirm and turn on" }).click();
  await expect(page.getByText("Aegis is added.")).toBeVisible();
  return code;
}

test("an authenticator app: added, asked for at sign-in, removed", async ({ people }) => {
  test.slow();
  const person = await people.seeker("Tilda Totp");
  const page = await open(person);
  const trouble = troubleOf(page);
  const code = await enrol(page);
  const factors = section(page, "factors");
  await expect(factors.getByRole("listitem").filter({ hasText: "Aegis" })).toBeVisible();
  await expect(factors.getByText("Add a second one.")).toBeVisible();
  await expect(section(page, "sessions").getByText("Second factor verified")).toBeVisible();

  await page.getByRole("button", { name: "Sign out here" }).click();
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/second-factor/);
  await page
    .getByRole("textbox")
    .first()
    .fill(await code());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/settings\?tab=account/);

  await page.goto(account);
  // The page's session is thought to have shown one factor only, as after a downgrade elsewhere.
  let wasAsked = false;
  await page.route(/\/auth\/v1\/factors\/[^/]+$/, async (route) => {
    if (wasAsked || route.request().method() !== "DELETE") return route.continue();
    wasAsked = true;
    return route.fulfill({
      status: 422,
      headers: { "x-sb-error-code": "insufficient_aal", "x-supabase-api-version": "2024-01-01" },
      json: { code: "insufficient_aal", message: "AAL2 required" },
    });
  });
  await page.getByRole("button", { name: "Remove Aegis" }).click();
  await expect(page.getByText("This is your only second factor")).toBeVisible();
  await sound(page);
  await page.getByRole("button", { name: "Remove Aegis" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Code from your authenticator app")).toBeFocused();
  await sound(page);
  await dialog.getByLabel("Code from your authenticator app").fill(await code());
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(factors.getByText("No second factor yet.")).toBeVisible();
  await expect(section(page, "sessions").getByText("Second factor verified")).toBeHidden();
  const refusals = /status of 422/;
  expect(trouble.filter((line) => !refusals.test(line))).toEqual([]);
});

test("a session that is not fresh proves itself, by password or by mail, and stays one", async ({
  people,
}) => {
  const person = await people.seeker("Pia Proof");
  const page = await open(person);
  let old = true;
  await page.route(/\/auth\/v1\/user(\?|$)/, async (route) => {
    if (!old || route.request().method() !== "PUT") return route.continue();
    return route.fulfill({
      status: 400,
      headers: {
        "x-sb-error-code": "reauthentication_needed",
        "x-supabase-api-version": "2024-01-01",
      },
      json: { code: "reauthentication_needed", message: "Reauthentication needed" },
    });
  });
  const ask = async () => {
    await page.getByLabel("New email").fill("pia@elsewhere.test");
    await page.getByRole("button", { name: "Send confirmation emails" }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await ask();
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("you didn't confirm it's you")).toBeVisible();

  await ask();
  await dialog.getByLabel("Password").fill("not the password at all");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog.getByText("Incorrect password.")).toBeVisible();
  await sound(page);
  await dialog.getByRole("button", { name: "Code by email" }).click();
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText("We sent a code to")).toBeVisible();
  await sound(page);
  const { code } = await mailTo(people.url, person.email, /sign|link|code/i);
  await dialog.getByLabel("Code from the email").fill(code);
  old = false;
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Waiting for confirmation:")).toBeVisible();
  // The fresh session took the place of the one before: the browser has one, the test's client the other.
  await page.reload();
  await expect(
    section(page, "sessions").getByRole("list", { name: "Sessions" }).getByRole("listitem"),
  ).toHaveCount(2);
});

test("another session is listed by its device, ended, and thrown out", async ({ people }) => {
  const person = await people.seeker("Siri Session");
  const here = await open(person);
  // The kit's own sessions are opened by a program; this one by a browser, on the sign-in page.
  const there = await people.visitor();
  await there.goto("/signin?next=%2Fdashboard%2Fsettings");
  await there.getByLabel("Email", { exact: true }).fill(person.email);
  await there.getByLabel("Password", { exact: true }).fill(person.password);
  await there.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(there.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  // Its live line stands.
  await there.waitForTimeout(1_000);
  await here.reload();
  const sessions = section(here, "sessions");
  const row = sessions.getByRole("listitem").filter({ hasText: /Chrome \d+ on / });
  await expect(row).toBeVisible();
  await expect(sessions.getByText("This session", { exact: true })).toHaveCount(1);
  await sound(here);
  await row.getByRole("button", { name: /^Sign out .*Chrome/ }).click();
  await expect(row).toBeHidden();
  await expect(there).toHaveURL(/\/signin/, { timeout: 5_000 });
  await expect(here.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
});

test("M1 a message of 2,500 quotes from before the limits is shown as text, and the conversation works", async ({
  people,
}) => {
  test.slow();
  const employer = await people.employer("Mara Markdown");
  const seeker = await people.seeker("Quentin Quote");
  const conversation = await meet(employer, seeker);
  await say(employer, conversation, "Hello **there**");
  await expect(say(employer, conversation, `${">".repeat(2500)}x`)).rejects.toThrow(/p_body/);

  const old = randomUUID();
  await say(employer, conversation, "An old message", old);
  await statements(`
    alter table public.messages disable trigger check_markdown;
    update public.messages set body = repeat('>', 2500) || 'x' where id = '${old}';
    alter table public.messages enable trigger check_markdown`);

  const page = await seeker.page();
  const trouble = troubleOf(page);
  await page.goto(`/dashboard/messages?conversation=${conversation}`);
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log.getByText(`${">".repeat(2500)}x`, { exact: true })).toBeVisible();
  await expect(log.locator("strong", { hasText: "there" })).toBeVisible();

  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill("I read *you*");
  await field.press("Enter");
  await expect(log.locator("em", { hasText: "you" })).toBeVisible();
  await say(employer, conversation, "And I read you");
  await expect(log.getByText("And I read you")).toBeVisible();
  expect(trouble).toEqual([]);
});
