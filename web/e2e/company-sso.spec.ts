import { randomUUID } from "node:crypto";
import { expect, expectSound, phone, test } from "./fixtures";
import { OpenIdService } from "./identity/openid-service";

test("a company connects its own sign-in, and a domain is confirmed", async ({ people }) => {
  test.slow();
  const provider = await OpenIdService.start(`${people.url}/auth/v1/callback`);
  try {
    const admin = await people.employer("Selma Sso");
    const page = await admin.page();
    await page.goto("/dashboard/employer-profile");
    await page.getByRole("link", { name: "set up single sign-on" }).click();
    await expect(page.getByRole("heading", { name: "Company sign-in", level: 1 })).toBeVisible();
    await expect(page.getByText(`${people.url}/auth/v1/callback`)).toBeVisible();
    await page.getByLabel("Issuer").fill("login.example.org");
    await page.getByRole("button", { name: "Connect provider" }).click();
    await expect(page.getByText("Enter a full web address")).toBeVisible();
    await expect(page.getByText("Enter the client ID.")).toBeVisible();
    await expectSound(page);
    await page.getByLabel("Issuer").fill(provider.issuer);
    await page.getByLabel("Client ID").fill(provider.clientId);
    await page.getByLabel(/^Client secret/).fill(provider.clientSecret);
    await page.getByRole("button", { name: "Connect provider" }).click();
    await expect(page.getByText("A secret is stored and never shown.")).toBeVisible();
    await expect(page.getByLabel(/^Client secret/)).toHaveValue("");

    const domain = `selma-${randomUUID().slice(0, 8)}.test`;
    await page.getByLabel("Add a domain").fill(`Someone@${domain.toUpperCase()}`);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText(`_devproof-challenge.${domain}`)).toBeVisible();
    await expect(page.getByText(/devproof-verification=\w+/)).toBeVisible();
    await page.getByRole("button", { name: `Verify now: ${domain}` }).click();
    await expect(page.getByRole("alert")).toBeVisible({ timeout: 20_000 });
    await expectSound(page);
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSound(page);

    const staff = await (await people.staff()).page();
    await staff.goto("/admin/tools/domains");
    await staff.getByRole("button", { name: `Confirm manually: ${domain}` }).click();
    await staff.getByRole("button", { name: "Confirm the domain" }).click();
    await expect(staff.getByText("Say how you verified it.")).toBeVisible();
    await expectSound(staff);
    await staff.getByLabel("Reason").fill("A letter with the company's letterhead");
    await staff.getByRole("button", { name: "Confirm the domain" }).click();
    await expect(
      staff.getByRole("listitem").filter({ hasText: domain }).getByText("Confirmed by staff"),
    ).toBeVisible();

    await page.reload();
    await expect(page.getByText("Not verified yet")).toBeHidden();
    await expect(page.getByRole("button", { name: `Proof of ${domain}` })).toBeVisible();
    await page.getByRole("button", { name: "Remove single sign-on" }).click();
    await page.getByRole("button", { name: "Remove single sign-on" }).click();
    await expect(page.getByText("Connect provider first.")).toBeVisible();
  } finally {
    await provider.stop();
  }
});
