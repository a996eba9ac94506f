import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures";
import { OwnServer } from "./own-server";
import { People, type Person } from "./people";
import { expectNotReloaded, markLoaded } from "./reload";
import { meet, say } from "./scenes";

/** Two people who talk, on a server that may be killed. */
type Talk = { server: OwnServer; employer: Person; seeker: Person; conversationId: string };

const test = base.extend<{ talk: Talk }>({
  talk: async ({ browser }, use) => {
    const server = new OwnServer();
    await server.start();
    const { url, anon_key } = await server.config();
    const people = new People(browser, url, anon_key);
    try {
      const employer = await people.employer("Kim Killed", {
        approved: false,
        tier: "employer_core",
      });
      const { data } = await employer.api.from("companies").select("slug").single();
      await server.command("staff", "approve-company", data?.slug, "--reason", "Known to us");
      const seeker = await people.seeker("Sol Survivor");
      const conversationId = await meet(employer, seeker);
      await say(employer, conversationId, "Hello");
      await use({ server, employer, seeker, conversationId });
    } finally {
      await people.close();
      await server.stop();
    }
  },
});

/** A browser at the conversation, with a mark that a reload would wipe off. */
async function reading(person: Person, conversationId: string): Promise<Page> {
  const page = await person.page();
  await page.goto(`/dashboard/messages?conversation=${conversationId}`);
  await expect(log(page).getByText("Hello", { exact: true })).toBeVisible();
  await markLoaded(page);
  return page;
}

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const write = async (page: Page, text: string) => {
  const field = page.getByRole("textbox", { name: /^Message to/ });
  await field.fill(text);
  await field.press("Enter");
};

/** What the server holds, in its order. */
async function held({ api }: Person, conversationId: string): Promise<string[]> {
  const { data, error } = await api
    .from("messages")
    .select("body")
    .eq("conversation_id", conversationId)
    .order("sequence");
  if (error) throw error;
  return data.map(({ body }) => body);
}

/** Sends one message after the other until told to stop; says which the server has acknowledged. */
function stream(from: Person, conversationId: string) {
  const acknowledged: string[] = [];
  const lost: { id: string; body: string }[] = [];
  let going = true;
  const run = async () => {
    for (let i = 1; going; i += 1) {
      const message = { id: randomUUID(), body: `stream ${i}` };
      const sent = say(from, conversationId, message.body, message.id);
      await sent.then(
        () => acknowledged.push(message.body),
        () => lost.push(message),
      );
      // Slow enough that `held` reads them all in one page of 1,000, however long the rest takes.
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const done = run();
  const stop = () => {
    going = false;
    return done;
  };
  return { acknowledged, lost, stop };
}

test("the server is killed in the middle of messages: none is lost, none doubled", async ({
  talk: { server, employer, seeker, conversationId },
}) => {
  test.setTimeout(300_000);
  const [left, right] = await Promise.all([
    reading(employer, conversationId),
    reading(seeker, conversationId),
  ]);
  const typed: string[] = [];
  const type = async (text: string) => {
    typed.push(text);
    await write(left, text);
  };

  const streaming = stream(seeker, conversationId);
  for (let i = 1; i <= 4; i += 1) await type(`typed ${i}`);
  await expect.poll(() => streaming.acknowledged.length).toBeGreaterThan(4);
  await type("typed 5");
  await server.kill();
  await type("typed while it is gone");
  await expect.poll(() => streaming.lost.length).toBeGreaterThan(0);
  await streaming.stop();
  await type("typed before it is back");
  await expect(left.getByRole("img", { name: "Sent, waiting for the server" })).not.toHaveCount(0);

  await server.start();
  const all = async () => (await held(employer, conversationId)).filter((body) => body !== "Hello");
  await expect.poll(all, { timeout: 90_000 }).toEqual(expect.arrayContaining(typed));
  // A client without an answer can retry with the same id.
  for (const { id, body } of streaming.lost) await say(seeker, conversationId, body, id);
  const sent = [...streaming.acknowledged, ...streaming.lost.map(({ body }) => body)];
  const bodies = await all();
  expect(bodies.toSorted()).toEqual([...sent, ...typed].toSorted());
  expect(bodies.filter((body) => typed.includes(body))).toEqual(typed);

  // Both pages recover by themselves: they show all messages, and new ones arrive.
  for (const page of [left, right]) {
    for (const text of [...typed, ...sent.slice(-3)]) {
      await expect(log(page).getByText(text, { exact: true })).toHaveCount(1, { timeout: 40_000 });
    }
    await expect(page.getByText(/Live updates are interrupted/)).toBeHidden({ timeout: 40_000 });
  }
  await expect(left.getByRole("img", { name: "Sent, waiting for the server" })).toHaveCount(0);
  await write(right, "I am still here");
  await expect(log(left).getByText("I am still here")).toBeVisible();
  await write(left, "So am I");
  await expect(log(right).getByText("So am I")).toBeVisible();
  await expectNotReloaded(left);
  await expectNotReloaded(right);
});

test("PostgreSQL is killed: the server restarts it within seconds, and the conversation continues", async ({
  talk: { server, employer, seeker, conversationId },
}) => {
  test.slow();
  const [left, right] = await Promise.all([
    reading(employer, conversationId),
    reading(seeker, conversationId),
  ]);
  const before = server.postgres();
  const killedAt = Date.now();
  server.killPostgres();
  await write(left, "Into the dark");
  await expect
    .poll(async () => (await held(seeker, conversationId).catch(() => [])).at(-1), {
      timeout: 30_000,
    })
    .toBe("Into the dark");
  expect(server.postgres()).not.toBe(before);
  expect(Date.now() - killedAt).toBeLessThan(30_000);

  await expect(log(right).getByText("Into the dark")).toHaveCount(1, { timeout: 40_000 });
  await write(right, "I can see you");
  await expect(log(left).getByText("I can see you")).toHaveCount(1, { timeout: 40_000 });
  expect(await held(employer, conversationId)).toEqual(["Hello", "Into the dark", "I can see you"]);
  await expectNotReloaded(left);
  await expectNotReloaded(right);
});
