import { paths } from "../../src/lib/paths";
import { test as base, expect, expectSound, phone } from "../fixtures";
import { GitHubService } from "./github-service";
import { pressOn } from "./hands";
import { World } from "./world";

/** A server to which a service on this machine is GitHub. */
const test = base.extend<{ world: World<[GitHubService]> }>({
  world: async ({ browser }, use) => {
    const github = await GitHubService.start("Gitta-Codes");
    const world = await World.open(browser, { settings: github.settings() }, github);
    await use(world);
    await world.close();
  },
});

test("who signs in with GitHub shows their repositories, and hides them again", async ({
  world,
}) => {
  test.slow();
  const {
    people,
    counterparts: [github],
  } = world;
  const person = await people.seeker("Gitta Codes");
  const { data: profile } = await person.api.from("profiles").select("slug").single();
  const sheet = paths.user(profile?.slug);
  const page = await person.page();
  await page.goto(paths.profile);
  const links = page.getByRole("region", { name: "Links" });
  const part = links.getByRole("group", { name: "GitHub repositories" });
  await expect(part).toContainText("verify a link to your GitHub profile or sign in with GitHub");
  await expect(part.getByRole("switch")).toHaveCount(0);

  await page.goto(`${paths.settings}?tab=account`);
  await page.getByRole("button", { name: "Link GitHub" }).click();
  await expect(page.getByRole("list", { name: "Linked accounts" })).toContainText("GitHub");
  await page.goto(paths.profile);
  const consent = part.getByRole("switch", { name: "Show my public GitHub repositories" });
  await expect(consent).not.toBeChecked();
  await expect(part).toContainText("github.com/gitta-codes");
  await expectSound(page);

  await test.step("GitHub refuses at first, and the owner is told", async () => {
    const reset = Math.floor(Date.now() / 1000) + 3 * 3600;
    github.refusal = { status: 403, headers: { "x-ratelimit-reset": String(reset) } };
    github.pause = 1500;
    await pressOn(page, consent, 250);
    await expect(consent).toBeChecked();
    await expect(part.getByRole("status")).toHaveText("Reading your repositories at GitHub…");
    await expect(part).toContainText(
      "GitHub limits how often we can read. We try again by ourselves",
    );
    await expect(consent).toBeFocused();
    // Signing in was proof enough of the link that came with it.
    await expect(
      links.getByRole("link", { name: /github\.com\/gitta-codes/ }).first(),
    ).toBeVisible();
    await expect(links.getByText("Verified", { exact: false }).first()).toBeVisible();
    await expectSound(page);
  });

  await test.step("then it answers, and everyone sees what it says", async () => {
    github.refusal = null;
    github.pause = 0;
    github.repositories = [
      { name: "engine", pushedAt: new Date(), languages: { Rust: 600, C: 100 } },
      { name: "site", pushedAt: new Date(), languages: { TypeScript: 300 } },
    ];
    await pressOn(page, part.getByRole("button", { name: "Read again" }), 40);
    await expect(part).toContainText("2 public repositories");
    await expect(part).toContainText("Shown, not judged");
    const shares = part.getByRole("list", { name: "Languages by share of bytes" });
    await expect(shares.getByRole("listitem")).toHaveText(["Rust60%", "TypeScript30%", "C10%"]);
    await expectSound(page);
    const visitor = await people.visitor();
    await visitor.goto(sheet);
    const shown = visitor.getByRole("region", { name: "GitHub repositories" });
    await expect(shown).toContainText("Shown, not judged");
    await expect(shown).toContainText("Pushes in at least 1 of the last 12 months.");
    await expect(shown).toContainText("Not part of the match score.");
    await visitor.setViewportSize(phone);
    await expectSound(visitor);
    const plain = await (await fetch(new URL(sheet, page.url()))).text();
    expect(plain).toContain("2 public repositories");
  });

  await test.step("the limit is said where the button is", async () => {
    await page.route("**/rpc/refresh_repositories", (route) =>
      route.fulfill({
        status: 429,
        json: {
          code: "repository_limit",
          message: "You can read your repositories again 5 times an hour.",
        },
      }),
    );
    await part.getByRole("button", { name: "Read again" }).click();
    await expect(part.getByRole("alert")).toHaveText(
      "You can read your repositories again 5 times an hour.",
    );
    await page.unroute("**/rpc/refresh_repositories");
  });

  await test.step("switched off, nothing is left of it", async () => {
    await pressOn(page, consent, 40);
    await expect(consent).not.toBeChecked();
    await expect(part.getByText("Shown, not judged", { exact: true })).toHaveCount(0);
    const visitor = await people.visitor();
    await visitor.goto(sheet);
    await expect(visitor.getByRole("region", { name: "Links" })).toBeVisible();
    await expect(visitor.getByRole("region", { name: "GitHub repositories" })).toHaveCount(0);
  });
});
