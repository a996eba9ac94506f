import type { Page } from "@playwright/test";
import { Balancer } from "./balancer";
import { test as base, expect } from "./fixtures";
import { OwnServer } from "./own-server";
import { People, type Person } from "./people";
import { expectNotReloaded, markLoaded } from "./reload";
import { meet, say } from "./scenes";
import { freePort } from "./server";

/** Two people who talk, each at another server of one installation. */
type Talk = {
  employer: Person;
  seeker: Person;
  conversationId: string;
  /** Ends the server that the employer's browser is at. */
  killFirst: () => Promise<void>;
};

const test = base.extend<{ talk: Talk }>({
  talk: async ({ browser }, use) => {
    const front = freePort();
    const server = new OwnServer({ publicUrl: `http://127.0.0.1:${front}` });
    await server.start();
    const second = await server.second();
    const balancer = new Balancer(front, [server.port, second.port]);
    await balancer.start();
    const { url, anon_key } = await server.config();
    const people = new People(browser, url, anon_key);
    try {
      const employer = await people.employer("Kim Nodes", {
        approved: false,
        tier: "employer_core",
      });
      const { data } = await employer.api.from("companies").select("slug").single();
      await server.command("staff", "approve-company", data?.slug, "--reason", "Known to us");
      const seeker = await people.seeker("Sol Nodes");
      const conversationId = await meet(employer, seeker);
      await say(employer, conversationId, "Hello");
      await use({ employer, seeker, conversationId, killFirst: () => server.kill() });
    } finally {
      await people.close();
      await balancer.stop();
      await second.kill();
      await server.stop();
    }
  },
});

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const field = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });
const at = (conversationId: string) => `/dashboard/messages?conversation=${conversationId}`;

/** A PNG of one blue pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("two servers act as one: presence, typing, files, badges; when one dies, the conversation continues", async ({
  talk: { employer, seeker, conversationId, killFirst },
}) => {
  test.slow();
  const left = await employer.page("devproof-test node-0");
  const right = await seeker.page("devproof-test node-1");
  await left.goto(at(conversationId));
  await expect(log(left).getByText("Hello", { exact: true })).toBeVisible();
  await expect(left.getByText("Online", { exact: true })).toHaveCount(0);

  // A badge on a page that is about something else.
  await right.goto("/dashboard/profile");
  await expect(right.getByRole("link", { name: /Messages.*1/ }).first()).toBeVisible();
  await right.goto(at(conversationId));
  await expect(log(right).getByText("Hello", { exact: true })).toBeVisible();
  await markLoaded(left);
  await markLoaded(right);

  // Each sees that the other is here.
  for (const page of [left, right]) {
    await expect(
      page
        .getByRole("banner")
        .or(page.locator("header"))
        .getByText(/^Online ·/),
    ).toBeVisible();
  }
  await field(left).pressSequentially("I send you");
  await expect(right.getByText("Kim Nodes is typing…")).toBeVisible();

  await left.locator("input[type=file]").setInputFiles({
    name: "plan.png",
    mimeType: "image/png",
    buffer: pixel,
  });
  await expect(left.getByRole("list", { name: "Attached files" })).not.toContainText("uploading");
  await field(left).press("Enter");
  await expect(log(right).getByText("I send you")).toBeVisible();
  await expect(right.getByText("Kim Nodes is typing…")).toBeHidden();
  const picture = log(right).getByRole("button", { name: "Open the picture plan.png" });
  await expect(picture.locator("img")).toHaveJSProperty("naturalWidth", 1);
  await picture.click();
  const saved = right.waitForEvent("download");
  await right.getByRole("button", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("plan.png");
  await right.keyboard.press("Escape");
  await expect(right.getByRole("dialog")).toBeHidden();

  await killFirst();
  // What is said to the one who is cut off waits for them; what they say waits for a server.
  await field(right).fill("Are you there?");
  await field(right).press("Enter");
  await field(left).fill("Just a pause");
  await field(left).press("Enter");
  await expect(log(right).getByText("Just a pause")).toBeVisible({ timeout: 30_000 });
  await expect(log(left).getByText("Are you there?")).toBeVisible({ timeout: 30_000 });
  await expect(log(left).getByText("Just a pause")).toHaveCount(1);
  for (const page of [left, right]) {
    await expect(page.locator("header").getByText(/^Online ·/)).toBeVisible({ timeout: 30_000 });
    await expectNotReloaded(page);
  }
  // A broadcast is lost while the other has not rejoined, so it is sent until it arrives.
  await expect(async () => {
    await field(right).pressSequentially("Good ");
    await expect(left.getByText("Sol Nodes is typing…")).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});
