import { readFileSync } from "node:fs";
import { expect, expectSound, test } from "./fixtures";
import { mailTo } from "./mailbox";

test("a copy of one's data is packed and downloaded", async ({ people }) => {
  const person = await people.seeker("Carla Copy");
  const page = await person.page();
  await page.goto("/dashboard/settings?tab=danger");
  await expectSound(page);
  await page.getByRole("button", { name: "Export my data" }).click();
  const ready = page.getByRole("button", { name: /Download export/ });
  await expect(ready).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/You can create a new export/)).toBeVisible();
  const arrival = page.waitForEvent("download");
  await ready.click();
  const download = await arrival;
  expect(download.suggestedFilename()).toMatch(/^devproof-data-[\d-]+\.zip$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.includes("profile.json")).toBe(true);
  await mailTo(people.url, person.email, /data export is ready/);
});

test("an account rests, says so at sign-in, and comes back by a mailed link", async ({
  people,
}) => {
  const person = await people.seeker("Rita Rest");
  const page = await person.page();
  await page.goto("/dashboard/settings?tab=danger");
  await page.getByRole("button", { name: "Deactivate account" }).click();
  await expectSound(page);
  await page.getByRole("button", { name: "Deactivate and sign out" }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText(/Account deactivated/)).toBeVisible();
  await mailTo(people.url, person.email, /Your account is deactivated/);
  // A token that was good a moment ago may be taken for good for some seconds more, and for five at most.
  await expect
    .poll(async () => (await person.api.rpc("get_my_profile")).error, { timeout: 5_000 })
    .not.toBeNull();

  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("This account is deactivated.");
  await page.getByRole("link", { name: "Reactivate" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expectSound(page);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const { link } = await mailTo(people.url, person.email, /Reactivate your account/);
  await page.goto(link);
  await page.getByRole("button", { name: "Reactivate account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is active again" })).toBeVisible();
  await expectSound(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\//);

  // The link works once.
  const other = await people.visitor();
  await other.goto(link);
  await other.getByRole("button", { name: "Reactivate account" }).click();
  await expect(other.getByText("This link no longer works.")).toBeVisible();
});

test("deleting needs a typed confirmation, and closes a company with one member", async ({
  people,
}) => {
  const person = await people.employer("Dora Done");
  const page = await person.page();
  await page.goto("/dashboard/settings?tab=danger");
  await page.getByRole("button", { name: "Delete account", exact: true }).click();
  await page.getByRole("button", { name: "Delete account permanently" }).click();
  await expect(page.getByText(/Type the words/)).toBeVisible();
  await page.getByLabel(/^Type/).fill("delete my account");
  await page.getByRole("button", { name: "Delete account permanently" }).click();
  await expect(page.getByText(`${person.company} will close too.`)).toBeVisible();
  await expectSound(page);
  await page.getByLabel(`Close ${person.company} as well`).check();
  await page.getByRole("button", { name: "Delete account permanently" }).click();
  await expect(page).toHaveURL(/\/signin/);
  const again = await person.api.auth.signInWithPassword({
    email: person.email,
    password: person.password,
  });
  expect(again.error?.code).toBe("invalid_credentials");
});
