import { expect, expectSound, phone, test } from "./fixtures";
import { stepNow, totp } from "./identity/totp";
import { OwnServer } from "./own-server";
import { People } from "./people";

test("a new member of staff adds a second factor before the tools open", async ({ browser }) => {
  test.slow();
  const server = new OwnServer();
  await server.start();
  const { url, anon_key } = await server.config();
  const people = new People(browser, url, anon_key);
  try {
    const person = await people.newcomer("Stella Staff");
    await server.command("staff", "grant", person.email, "--reason", "a test");
    const page = await person.page();
    await page.goto("/admin/tools/audit");
    await expect(page.getByRole("heading", { name: "Add a second factor first" })).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(phone);
    await expectSound(page);
    await page.getByRole("button", { name: "Add an authenticator app" }).click();
    await page.getByRole("button", { name: "Show QR code" }).click();
    const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
    await page.getByLabel("Code from the app").fill(totp(secret ?? "", stepNow()));
    await page.getByRole("button", { name: "Confirm and turn on" }).click();
    await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
    await expectSound(page);
    await page.getByRole("link", { name: "Open staff tools" }).click();
    await expect(page).toHaveURL(/\/admin\/tools\/audit/);
    await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "Read the audit log" }).first()).toBeVisible();
  } finally {
    await people.close();
    await server.stop();
  }
});
