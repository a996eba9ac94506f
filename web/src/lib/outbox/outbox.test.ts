import { expect, it, vi } from "vitest";
import { nextToSend, Outbox, type Outgoing } from "./outbox";

const message = (id: string, conversation = "c1"): Omit<Outgoing, "refusal"> => ({
  id,
  conversation_id: conversation,
  body: id,
  written_at: "2026-11-21T12:00:00Z",
});

/** A world with a server that answers as it is told, a clock that runs on demand, and a storage. */
function world() {
  let stored: Outgoing[] = [];
  const arrived: string[] = [];
  const waits: { run: () => void; ms: number }[] = [];
  const answers = new Map<string, unknown[]>();
  const send = vi.fn(async ({ id }: Outgoing) => {
    const failure = answers.get(id)?.shift();
    if (failure) throw failure;
    arrived.push(id);
  });
  return {
    arrived,
    waits,
    answers,
    send,
    refusalOf: (error: unknown) => (error === "offline" ? null : String(error)),
    read: () => stored,
    write: (items: Outgoing[]) => {
      stored = items;
    },
    later: (run: () => void, ms: number) => {
      const wait = { run, ms };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
    stored: () => stored,
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("sends one conversation in order and several side by side", async () => {
  const at = world();
  const box = new Outbox(at);
  box.add(message("a1"));
  box.add(message("a2"));
  box.add(message("b1", "c2"));
  expect(at.send.mock.calls.map(([item]) => item.id)).toEqual(["a1", "b1"]);
  await settled();
  expect(at.arrived).toEqual(["a1", "b1", "a2"]);
  expect(box.all()).toEqual([]);
  expect(at.stored()).toEqual([]);
});

it("keeps what could not be sent and tries again, later each time", async () => {
  const at = world();
  at.answers.set("a1", ["offline", "offline"]);
  const box = new Outbox(at);
  box.add(message("a1"));
  box.add(message("a2"));
  await settled();
  expect(box.all().map(({ id }) => id)).toEqual(["a1", "a2"]);
  expect(at.waits.map(({ ms }) => ms)).toEqual([1_000]);
  at.waits[0]?.run();
  await settled();
  expect(at.waits.at(-1)?.ms).toBe(2_000);
  box.flush();
  await settled();
  expect(at.arrived).toEqual(["a1", "a2"]);
});

it("stops a conversation at a refusal until the user decides", async () => {
  const at = world();
  at.answers.set("a1", ["ended"]);
  const box = new Outbox(at);
  box.add(message("a1"));
  box.add(message("a2"));
  await settled();
  expect(box.all()[0]?.refusal).toBe("ended");
  expect(at.arrived).toEqual([]);
  box.remove("a1");
  await settled();
  expect(at.arrived).toEqual(["a2"]);
});

it("sends a refused one again on demand", async () => {
  const at = world();
  at.answers.set("a1", ["no"]);
  const box = new Outbox(at);
  box.add(message("a1"));
  await settled();
  box.retry("a1");
  await settled();
  expect(at.arrived).toEqual(["a1"]);
});

it("continues with the rest after a reload", async () => {
  const at = world();
  at.write([{ ...message("a1"), refusal: null }]);
  new Outbox(at).flush();
  await settled();
  expect(at.arrived).toEqual(["a1"]);
});

it("keeps what another tab has added", async () => {
  const at = world();
  at.answers.set("a1", ["offline"]);
  const box = new Outbox(at);
  box.add(message("a1"));
  await settled();
  at.write([...at.read(), { ...message("z", "c9"), refusal: null }]);
  box.add(message("b", "c3"));
  expect(at.stored().map(({ id }) => id)).toEqual(["a1", "z", "b"]);
});

it("does nothing more once stopped", async () => {
  const at = world();
  const box = new Outbox(at);
  box.stop();
  box.add(message("a1"));
  await settled();
  expect(at.send).not.toHaveBeenCalled();
});

it("never sends past a refused one", () => {
  const items = [
    { ...message("a"), refusal: "no" },
    { ...message("b"), refusal: null },
    { ...message("c", "c2"), refusal: null },
  ];
  expect(nextToSend(items).map(({ id }) => id)).toEqual(["c"]);
});
