import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "../src/lib/paths";
import { expect, expectSound, phone, test } from "./fixtures";
import { pressOn, tabTo } from "./identity/hands";
import type { Person } from "./people";

/** A person's own site: one page, which says what the test says. */
class Site {
  html = "<p>Nothing here yet</p>";

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Site> {
    const server = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end(site.html);
    });
    const site = new Site(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return site;
  }

  get address(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}

async function addLink({ api }: Person, url: string): Promise<void> {
  const { data } = await api.auth.getUser();
  const { error } = await api.from("profile_links").insert({ profile_id: data.user?.id, url });
  if (error) throw error;
}

test("a link is verified by keyboard, and others see that it is", async ({ people }) => {
  test.slow();
  const site = await Site.start();
  try {
    const person = await people.seeker("Vera Link");
    await addLink(person, `http://${site.address}/`);
    const page = await person.page();
    await page.goto(paths.profile);
    const links = page.getByRole("region", { name: "Links" });
    const verify = links.getByRole("button", { name: `Verify ${site.address}` });
    await pressOn(page, verify, 200);
    const panel = links.getByRole("group", { name: `Verify ${site.address}` });
    await expect(panel).toBeFocused();
    await expect(verify).toHaveAttribute("aria-expanded", "true");
    await expect(panel.getByText("_devproof-challenge.127.0.0.1")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(verify).toBeFocused();
    await page.keyboard.press("Enter");

    // Without a proof it says what is missing, also after a reload.
    const check = panel.getByRole("button", { name: "Check now" });
    await pressOn(page, check, 40);
    await expect(panel.getByRole("alert")).toHaveText(
      "Not verified. We found no link back, tag or DNS record.",
    );
    await expect(check).toBeFocused();
    await expectSound(page);
    await page.reload();
    await expect(panel.getByText("Not verified, checked")).toBeVisible();

    // What the page shows is what proves it.
    const html = await panel.locator("code").first().textContent();
    expect(html).toMatch(/^<a rel="me" href="http.*\/user\/.+">Devproof<\/a>$/);
    site.html = `<!doctype html><title>Vera</title>${html}`;
    await pressOn(page, check, 40);
    await expect(page.getByText(`${site.address} is verified.`)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(verify).toHaveCount(0);
    await expect(links.getByText("Verified", { exact: false }).first()).toBeVisible();
    const mark = links.getByRole("button", { name: `Proof of ${site.address} verified` });
    await tabTo(page, mark, 10);
    await expect(page.getByText("checked every day")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectSound(page);

    // On the public page, with scripts and without.
    const { data } = await person.api.from("profiles").select("slug").single();
    const visitor = await people.visitor();
    await visitor.goto(paths.user(data?.slug));
    await expect(visitor.getByRole("region", { name: "Links" })).toContainText("Verified");
    const plain = await (await fetch(new URL(paths.user(data?.slug), page.url()))).text();
    expect(plain).toContain("Checked by Devproof every day");

    // Another address has no proof.
    await links.getByRole("button", { name: `Edit ${site.address}` }).click();
    await links.getByLabel("Address").fill(`http://${site.address}/other`);
    await links.getByRole("button", { name: "Save" }).click();
    await expect(links.getByRole("button", { name: `Verify ${site.address}/other` })).toBeVisible();
  } finally {
    site.close();
  }
});

test("a profile at another service has its own ways, on a phone too", async ({ people }) => {
  const person = await people.seeker("Petra Phone");
  await addLink(person, "https://github.com/petra-phone");
  await addLink(person, "https://www.linkedin.com/in/petra-phone");
  await addLink(person, `https://petra.example/${"a-long-path/".repeat(12)}`);
  const page = await person.page();
  await page.setViewportSize(phone);
  await page.goto(paths.profile);
  const links = page.getByRole("region", { name: "Links" });
  // LinkedIn's pages can't link back.
  await expect(links.getByRole("button", { name: /^Verify/ })).toHaveCount(2);
  await links.getByRole("button", { name: "Verify github.com/petra-phone" }).click();
  const panel = links.getByRole("group", { name: "Verify github.com/petra-phone" });
  await expect(panel.getByText(/^devproof-verification=[0-9a-f]{32}$/)).toBeVisible();
  await expectSound(page);
  // The limit and a lost connection are said where the button is.
  await page.route("**/rpc/verify_link", (route) =>
    route.fulfill({
      status: 429,
      json: { code: "link_check_limit", message: "You can check your links 10 times an hour." },
    }),
  );
  await panel.getByRole("button", { name: "Check now" }).click();
  await expect(panel.getByRole("alert")).toHaveText("You can check your links 10 times an hour.");
  await page.route("**/rpc/verify_link", (route) => route.abort());
  await panel.getByRole("button", { name: "Check now" }).click();
  await expect(panel.getByRole("alert")).not.toHaveText(/10 times/);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(links.getByRole("button", { name: "Verify github.com/petra-phone" })).toBeFocused();
});
