import type { Page } from "@playwright/test";
import { test as base, expect, expectSound } from "../fixtures";
import { OwnServer } from "../own-server";
import { command } from "../people";
import { OpenIdService } from "./openid-service";
import { World } from "./world";

/** A server to which a provider on this machine is Google, and another one stands for a company's own. */
const test = base.extend<{ world: World<[OpenIdService]> }>({
  world: async ({ browser }, use) => {
    // The provider has to know where it may lead back to, and the server who the provider is.
    const server = new OwnServer();
    const openid = await OpenIdService.start(`${server.url}/auth/v1/callback`);
    server.tell({
      DEVPROOF_GOOGLE_ISSUER: openid.issuer,
      DEVPROOF_GOOGLE_CLIENT_ID: openid.clientId,
      DEVPROOF_GOOGLE_CLIENT_SECRET: openid.clientSecret,
    });
    const world = await World.around(browser, server, openid);
    await use(world);
    await world.close();
  },
});

/** A browser of somebody's own; the provider's pages ask for a font of the internet, which they do not get. */
async function browserOf({ people }: World<[OpenIdService]>): Promise<Page> {
  const page = await people.visitor();
  await page.context().route(/^https:/, (route) => route.abort());
  return page;
}

const continueWithGoogle = (page: Page) =>
  page.getByRole("button", { name: "Continue with Google" }).click();

test("an account begins, opens and is linked by way of another service", async ({ world }) => {
  test.slow();
  const {
    people,
    counterparts: [openid],
  } = world;
  openid.person("gerda", { name: "Gerda Google" });

  await test.step("signing up with it", async () => {
    const page = await browserOf(world);
    await page.goto("/signup");
    await continueWithGoogle(page);
    await openid.agree(page, "gerda");
    await expect(page).toHaveURL(/select-role$/);
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/signin/);

    await test.step("and in again, which asks nothing any more", async () => {
      await continueWithGoogle(page);
      await expect(page).toHaveURL(/select-role$/);
    });
  });

  await test.step("refusing there leads back in words, and on", async () => {
    const page = await browserOf(world);
    await page.goto("/signin?next=%2Fdashboard%2Fmessages");
    await continueWithGoogle(page);
    await openid.refuse(page);
    await expect(page.getByRole("alert")).toContainText("you canceled");
    await expectSound(page);
    const again = page.getByRole("main").getByRole("link", { name: "Sign in" });
    await expect(again).toHaveAttribute("href", "/signin?next=%2Fdashboard%2Fmessages");
  });

  await test.step("linking it to an account with a password, and signing in with it then", async () => {
    const seeker = await people.seeker("Lina Link");
    openid.person("lina");
    const page = await seeker.page();
    await page.context().route(/^https:/, (route) => route.abort());
    await page.goto("/dashboard/settings?tab=account");
    await page.getByRole("button", { name: "Link Google" }).click();
    await openid.agree(page, "lina");
    await expect(page).toHaveURL(/\/dashboard\/settings/);
    await expect(page.getByRole("list", { name: "Linked accounts" })).toContainText("Google");

    await test.step("which is refused to a second account, in words", async () => {
      const other = await (await people.seeker("Otto Other")).page();
      await other.context().route(/^https:/, (route) => route.abort());
      await other.goto("/dashboard/settings?tab=account");
      await other.getByRole("button", { name: "Link Google" }).click();
      await openid.agree(other, "lina");
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(
        "This account is already linked",
      );
      await other.getByRole("link", { name: "Go back" }).click();
      await expect(other).toHaveURL(/\/dashboard\/settings/);
    });

    await test.step("from a browser of its own", async () => {
      const fresh = await browserOf(world);
      await fresh.goto("/dashboard/messages");
      await continueWithGoogle(fresh);
      await openid.agree(fresh, "lina");
      await expect(fresh).toHaveURL(/\/dashboard\/messages/);
    });
  });

  await test.step("A29 an answer to a sign-in of another browser opens nothing", async () => {
    const page = await browserOf(world);
    await page.goto(`${people.url}/auth/v1/callback?code=stolen&state=made-up`);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're not signed in");
  });
});

test("a company's people sign in where their company does", async ({ world }) => {
  test.slow();
  const {
    people,
    server,
    counterparts: [openid],
  } = world;
  const admin = await people.employer("Clara Company", { approved: false });
  const { data } = await admin.api.from("companies").select("slug").single();
  await server.command("staff", "approve-company", data?.slug, "--reason", "Known to us");
  await command(admin, "save_company_sso", {
    p_issuer: openid.issuer,
    p_client_id: openid.clientId,
    p_client_secret: openid.clientSecret,
  });
  await command(admin, "add_sso_domain", { p_domain: "halyard.test" });
  await command(await people.staff(), "admin_verify_sso_domain", {
    p_domain: "halyard.test",
    p_reason: "Seen on paper",
  });

  const page = await browserOf(world);
  await page.goto("/signin");
  await page.getByRole("link", { name: "Use single sign-on" }).click();
  await page.getByLabel("Work email").fill("wanda@nowhere.test");
  await page.getByRole("button", { name: "Continue with single sign-on" }).click();
  await expect(page.getByText("nowhere.test doesn't use single sign-on here.")).toBeVisible();
  await expect(page.getByLabel("Work email")).toBeFocused();
  await expectSound(page);

  openid.person("wanda", { email: "wanda@halyard.test" });
  await page.getByLabel("Work email").fill("wanda@halyard.test");
  await page.getByRole("button", { name: "Continue with single sign-on" }).click();
  await openid.agree(page, "wanda");
  await expect(page).toHaveURL(/select-role$/);
});
