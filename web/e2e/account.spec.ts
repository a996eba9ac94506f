import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectSound, phone, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { command, type Person } from "./people";
import { png } from "./pictures";
import { meet } from "./scenes";

const account = "/dashboard/settings?tab=account";

async function open(person: Person, address = account): Promise<Page> {
  const page = await person.page();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page;
}

test("another address, and the old one leads to it", async ({ people }) => {
  const person = await people.seeker("Ada Address");
  const slug = `ada-${randomUUID().slice(0, 8)}`;
  const page = await open(person);
  const field = page.getByLabel("New address");
  const change = page.getByRole("button", { name: "Change address" });
  await field.fill("settings");
  await expect(page.getByText("Reserved.")).toBeVisible();
  await expect(change).toBeDisabled();
  await field.fill("Mira Okafor");
  await expect(field).toHaveValue("mira-okafor");
  await expect(page.getByText("used by someone else")).toBeVisible();
  await field.fill(slug);
  await expect(page.getByText("Free.")).toBeVisible();
  await change.click();
  await expect(page.getByText("Address changed. The old address redirects here.")).toBeVisible();
  await expect(page.getByText("2 of 3 changes left")).toBeVisible();
  const old = await page.getByText("Also redirects here:").locator("span").textContent();

  const visitor = await people.visitor();
  await visitor.goto(old ?? "");
  await expect(visitor).toHaveURL(new RegExp(`/user/${slug}$`));
  await expect(visitor.getByRole("heading", { name: "Ada Address" })).toBeVisible();
});

test("an e-mail address changes once both have confirmed it", async ({ people }) => {
  const person = await people.seeker("Emma Mail");
  const wanted = `emma.${randomUUID().slice(0, 8)}@new.test`;
  const page = await open(person);
  await page.getByLabel("New email").fill(person.email.toUpperCase());
  await page.getByRole("button", { name: "Send confirmation emails" }).click();
  await expect(page.getByText("This is already your address.")).toBeVisible();
  await page.getByLabel("New email").fill(`other.${wanted}`);
  await page.getByRole("button", { name: "Send confirmation emails" }).click();
  await expect(page.getByText("Waiting for confirmation:")).toBeVisible();
  await page.getByRole("button", { name: "Keep current address" }).click();
  await expect(page.getByText("Waiting for confirmation:")).toBeHidden();

  // The server leaves a minute between two such mails to one account, so the second change is begun by another.
  const other = await people.seeker("Erik Mail");
  const mine = await open(other);
  await mine.getByLabel("New email").fill(wanted);
  await mine.getByRole("button", { name: "Send confirmation emails" }).click();
  await expect(mine.getByText("Waiting for confirmation:")).toBeVisible();
  await expectSound(mine);
  const first = await mailTo(people.url, other.email, /change of your email/);
  await mine.goto(first.link);
  await expect(mine.getByText("1 of 2 addresses is confirmed.")).toBeVisible();
  const second = await mailTo(people.url, wanted, /new email/);
  await mine.getByLabel("Code from the email to the new address").fill(second.code);
  await mine.getByRole("button", { name: "Confirm" }).last().click();
  await expect(mine.getByText("Waiting for confirmation:")).toBeHidden();
  await expect(mine.locator("#email").getByText(wanted)).toBeVisible();
});

test("a password is set twice, with the mailed code when the session is old", async ({
  people,
}) => {
  const person = await people.seeker("Petra Password");
  const page = await open(person);
  // A session of more than five minutes, as the server would answer it.
  let old = true;
  await page.route(/\/auth\/v1\/user$/, async (route) => {
    const aged = old && route.request().method() === "PUT";
    if (!aged) return route.continue();
    old = false;
    return route.fulfill({
      status: 400,
      headers: { "x-sb-error-code": "reauthentication_needed" },
      json: { code: 400, error_code: "reauthentication_needed", msg: "Reauthentication needed" },
    });
  });
  const password = "a wholly different phrase";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("New password again").fill(`${password}s`);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("The passwords don't match.")).toBeVisible();
  await page.getByLabel("New password again").fill(password);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Confirm it's you.")).toBeVisible();
  const { code } = await mailTo(people.url, person.email, /confirmation code/);
  await page.getByLabel("Code from the email").fill(code);
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  const { error } = await person.api.auth.signInWithPassword({ email: person.email, password });
  expect(error).toBeNull();
});

test("signing out everywhere ends the other browser within five seconds", async ({ people }) => {
  const person = await people.seeker("Olga Out");
  const [here, there] = [await open(person), await open(person, "/dashboard/profile")];
  await expect(there.getByRole("heading", { name: "Olga Out" })).toBeVisible();
  // Its live line stands.
  await there.waitForTimeout(1_000);
  await here.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
  await expect(there).toHaveURL(/\/signin(\?|$)/, { timeout: 5_000 });
  await expect(here).toHaveURL(/\/signin(\?|$)/);
});

test("a picture is cut, seen by others, and taken back; what is no picture is explained", async ({
  people,
}) => {
  const [person, employer] = [await people.seeker("Piet Picture"), await people.employer()];
  await meet(employer, person);
  const page = await open(person);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    await page.getByLabel("Choose a picture").setInputFiles({ name, mimeType, buffer });
  };
  await page.getByRole("button", { name: "Add a picture" }).click();
  await choose("a.png", "image/png", Buffer.from("<svg onload='alert(1)'/>"));
  await expect(page.getByText("SVG drawings aren't supported")).toBeVisible();
  await choose("b.png", "image/png", Buffer.from("\x89PNG\r\n\x1a\n and no more", "latin1"));
  await expect(page.getByText("broken or incomplete")).toBeVisible();
  await choose("c.png", "image/png", png(600, 300, [20, 120, 90]));
  const cropper = page.getByRole("application", { name: "Part of the picture to keep" });
  await expect(cropper).toBeVisible();
  await cropper.press("+");
  await cropper.press("ArrowLeft");
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(cropper).toBeHidden();
  const shown = page.locator("header img, nav img, main img").first();
  await expect(shown).toBeVisible();
  const address = (await shown.getAttribute("src")) ?? "";
  expect(address).toContain("/storage/v1/object/public/avatars/");

  const theirs = await employer.page();
  await theirs.goto("/dashboard/messages");
  await expect(theirs.locator(`img[src="${address}"]`).first()).toBeVisible();
  const stored = await fetch(people.url + address);
  expect(stored.headers.get("content-type")).toMatch(/^image\/(png|jpeg)$/);

  await page.getByRole("button", { name: "Change picture" }).click();
  await page.getByRole("button", { name: "Remove current picture" }).click();
  await expect(page.locator(`img[src="${address}"]`)).toHaveCount(0);
  await expect.poll(async () => (await fetch(people.url + address)).status).toBe(400);
});

test("a seeker hides from a company and is no longer found by it", async ({ people }) => {
  const [person, employer] = [await people.seeker("Hanna Hidden"), await people.employer()];
  const slug = `hanna-${randomUUID().slice(0, 8)}`;
  await command(person, "change_slug", { p_slug: slug });
  const seen = async () => (await employer.api.rpc("get_public_profile", { p_slug: slug })).data;
  expect(await seen()).not.toBeNull();
  const page = await open(person, "/dashboard/settings?tab=privacy");
  await page.getByLabel("Hide from a company").fill(employer.company);
  await page.getByRole("button", { name: `Hide from ${employer.company}` }).click();
  await expect(page.getByRole("list", { name: "Hidden from" })).toContainText(employer.company);
  expect(await seen()).toBeNull();
  await page.getByRole("button", { name: new RegExp(`Show me to ${employer.company}`) }).click();
  await expect(page.getByText("You don't hide from any company.")).toBeVisible();
  expect(await seen()).not.toBeNull();
});
