import { expect, expectSound, test } from "./fixtures";
import { mailTo } from "./mailbox";

const password = "correct horse battery staple";

test("signing up, confirming by the link of the mail, and what comes next", async ({ people }) => {
  const page = await people.visitor();
  const email = `link.${Date.now()}@people.test`;
  await page.goto("/signup?as=job_seeker");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Use at least 10 characters.")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("password1234");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/guess/).last()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Send again in/ })).toBeDisabled();
  await expectSound(page);

  const { link } = await mailTo(people.url, email, /Confirm/);
  await page.goto(link);
  await expect(page).toHaveURL(/select-role$/);
  // What was said on the start page is not asked again; the way back leads to the question.
  await expect(page.getByRole("heading", { name: "Start your profile" })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: /looking for work/ })).toBeChecked();
  await expectSound(page);

  // The link works once.
  const other = await people.visitor();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: /no longer works/ })).toBeVisible();
});

test("who signs up to hire is asked for the company next, and can go back to the question", async ({
  people,
}) => {
  const page = await people.visitor();
  const email = `hire.${Date.now()}@people.test`;
  await page.goto("/signup?as=employer");
  await expect(page.getByText("Next, add your company.")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  const { link } = await mailTo(people.url, email, /Confirm/);
  await page.goto(link);
  await expect(page).toHaveURL(/associate-company$/);
  await expect(page.getByRole("heading", { name: "Your company" })).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("radio", { name: /hiring/ })).toBeChecked();
  await page.goto("/dashboard/select-role");
  await page.getByLabel("Company name").fill(`Hammer & Amboss ${Date.now()}`);
  await page.getByLabel("Your full name").fill("Hanna Hammer");
  await page.getByRole("button", { name: "Create company" }).click();
  await expect(page).toHaveURL(/complete-employer-profile$/);
});

test("confirming by the code, where the link was opened elsewhere", async ({ people }) => {
  const page = await people.visitor();
  const email = `code.${Date.now()}@people.test`;
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const { code } = await mailTo(people.url, email, /Confirm/);
  await page.reload();
  await page.getByLabel("Code from the email").fill("000000");
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByText("expired or was already used")).toBeVisible();
  await expect(page.getByLabel("Code from the email")).toBeFocused();
  await page.getByLabel("Code from the email").fill(code);
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page).toHaveURL(/select-role$/);
});

test("a link opened in another browser confirms and asks to sign in", async ({ people }) => {
  const page = await people.visitor();
  const email = `other.${Date.now()}@people.test`;
  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  const { link } = await mailTo(people.url, email, /Confirm/);
  const other = await people.visitor();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await other.getByRole("link", { name: "Sign in" }).last().click();
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other).toHaveURL(/select-role$/);
});

test("a forgotten password is reset twice, and every other device is signed out", async ({
  people,
}) => {
  const person = await people.newcomer("Flora Forgot");
  const page = await people.visitor();
  await page.goto("/signin");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("Incorrect email or password");
  await page.getByRole("link", { name: "Reset it" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const { link } = await mailTo(people.url, person.email, /new password/);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  // A reload keeps the way open.
  await page.reload();
  await expectSound(page);
  await page.getByLabel("New password", { exact: true }).fill("a wholly different phrase");
  await page.getByLabel("New password again").fill("a wholly other phrase");
  await page.getByRole("button", { name: /Set password/ }).click();
  await expect(page.getByText("The passwords don't match.")).toBeVisible();
  await page.getByLabel("New password again").fill("a wholly different phrase");
  await page.getByRole("button", { name: /Set password/ }).click();
  await expect(page).toHaveURL(/select-role$/);
  const { error } = await person.api.auth.getUser();
  expect(error?.name).toBe("AuthSessionMissingError");
});

test("guards keep where one wanted to go", async ({ people }) => {
  const page = await people.visitor();
  await page.goto("/dashboard/select-role");
  await expect(page).toHaveURL(/\/signin\?next=%2Fdashboard%2Fselect-role$/);
  await expect(page.getByText("Sign in to open this page.")).toBeVisible();
  await page.goto("/admin/tools/audit");
  await expect(page).toHaveURL(/\/signin\?next=%2Fadmin%2Ftools%2Faudit$/);
  const staff = await people.staff();
  await page.getByLabel("Email").fill(staff.email);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/signin\/second-factor\?next=%2Fadmin%2Ftools%2Faudit$/);
  await page.getByLabel("Code from your authenticator app").fill(await staff.app.code());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL(/\/admin\/tools\/audit$/);
});
