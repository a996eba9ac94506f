import { expect, expectSound, phone, test } from "./fixtures";
import { mailTo } from "./mailbox";
import { AuthenticatorApp } from "./second-factor";

test("an emailed link undoes a second factor that someone else added", async ({
  people,
  baseURL,
}) => {
  const person = await people.seeker("Ursula Undo");
  await AuthenticatorApp.enrol(person.api);
  const mail = await mailTo(baseURL ?? "", person.email, /^New authenticator app/);

  await test.step("public pages stay open to who owes the factor", async () => {
    const page = await people.visitor();
    await page.goto("/signin");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/signin\/second-factor/);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await page.goto("/search?q=engineer&type=jobs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /engineer/i }).first()).toBeVisible();
    expect(refused).toEqual([]);
  });

  const page = await people.visitor();
  await page.goto(mail.link);
  await expect(page.getByText("Added: authenticator app")).toBeVisible();
  await expectSound(page);
  await page.setViewportSize(phone);
  await expectSound(page);
  await page.getByRole("button", { name: "Undo and sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Your account is secure" })).toBeVisible();
  await expectSound(page);

  const { email, password } = person;
  const { error } = await person.api.auth.signInWithPassword({ email, password });
  expect(error?.code).toBe("invalid_credentials");
  await mailTo(baseURL ?? "", person.email, /Set a new password/);
  await page.goto(mail.link);
  await expect(page.getByText("This link no longer works.")).toBeVisible();
});
