import { test as base, expect } from "./fixtures";
import { begin, enter, held, room } from "./interview-scenes";
import { OwnServer } from "./own-server";
import { command, People, type Person } from "./people";
import { expectNotReloaded, markLoaded } from "./reload";

/** Somebody in an interview, on a server that may be killed. */
type Scene = { server: OwnServer; seeker: Person; id: string };

const test = base.extend<{ scene: Scene }>({
  scene: async ({ browser }, use) => {
    const server = new OwnServer();
    await server.start();
    const { url, anon_key } = await server.config();
    const people = new People(browser, url, anon_key);
    try {
      const seeker = await people.seeker("Sol Survivor");
      const { id } = await begin(seeker);
      await use({ server, seeker, id });
    } finally {
      await people.close();
      await server.stop();
    }
  },
});

/** Saves one text after the other until told to stop; says which the server acknowledged. */
function stream(seeker: Person, id: string) {
  const state = { acknowledged: 0, sent: 0, going: true };
  const run = async () => {
    let revision = 0;
    while (state.going) {
      const saving = command<{ revision: number }>(seeker, "save_interview", {
        p_attempt_id: id,
        p_part: "notes.deep_dive",
        p_value: `stream ${state.sent + 1}`,
        p_revision: revision,
      });
      state.sent += 1;
      const saved = await saving.catch(() => null);
      if (!saved) return;
      revision = saved.revision;
      state.acknowledged = state.sent;
    }
  };
  const done = run();
  return { state, done };
}

test("the server is killed in mid-interview: not one acknowledged change is lost", async ({
  scene: { server, seeker, id },
}) => {
  test.slow();
  const page = await enter(seeker, id);
  await markLoaded(page);
  const { notes, say, log, saved, button } = room(page);
  await notes.fill("Acknowledged before.");
  await button("Board").click();
  await button("Cache").click();
  await button("Queue").click();
  await expect(saved).toBeVisible();

  const streaming = stream(seeker, id);
  await expect.poll(() => streaming.state.acknowledged).toBeGreaterThan(10);
  await button("Notes").click();
  await notes.fill("Acknowledged before. Typed while it dies.");
  await server.kill();
  await streaming.done;
  await notes.fill("Acknowledged before. Typed while it dies. Typed while it is gone.");
  await say.fill("Is anybody there?");
  await say.press("Enter");
  await expect(page.getByText("Not saved", { exact: true })).toBeVisible({ timeout: 30_000 });

  await server.start();
  const { acknowledged, sent } = streaming.state;
  const now = await held(seeker, id);
  const streamed = Number(now.answer.notes.deep_dive?.replace("stream ", ""));
  // The last one may have arrived without its answer having done so.
  expect(streamed).toBeGreaterThanOrEqual(acknowledged);
  expect(streamed).toBeLessThanOrEqual(sent);
  expect(now.answer.board.nodes).toHaveLength(2);
  expect(now.answer.notes.requirements).toContain("Acknowledged before.");

  // The page continues by itself, and nothing is mistaken for another device's change.
  await expect(saved).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText("changed on another device")).toHaveCount(0);
  await expect
    .poll(async () => (await held(seeker, id)).answer.notes.requirements, { timeout: 40_000 })
    .toBe("Acknowledged before. Typed while it dies. Typed while it is gone.");
  await expect(log.getByText("not sent yet, retrying")).toHaveCount(0, { timeout: 40_000 });
  const { turns } = await held(seeker, id);
  expect(turns.filter(({ text }) => text === "Is anybody there?")).toHaveLength(1);
  await expectNotReloaded(page);
});
