import { expect, it, vi } from "vitest";
import { DraftSaver } from "./draft-saver";

type Thing = { title: string; size: number; tags: string[] };
const start: Thing = { title: "A", size: 1, tags: [] };

/** A store that counts versions, as the server does, and a clock that runs on demand. */
function world() {
  const stored = { value: start, version: 1 };
  const failures: unknown[] = [];
  const drafts: (Partial<Thing> | null)[] = [];
  const waits: (() => void)[] = [];
  return {
    stored,
    failures,
    drafts: drafts,
    waits,
    merged: [] as Thing[],
    save: vi.fn(async (patch: Partial<Thing>, version: number, _whole: Thing) => {
      if (failures.length > 0) throw failures.shift();
      if (version !== stored.version) throw "conflict";
      stored.value = { ...stored.value, ...patch };
      stored.version += 1;
      return stored.version;
    }),
    load: async () => ({ ...stored }),
    isConflict: (error: unknown) => error === "conflict",
    keep: (patch: Partial<Thing> | null) => void drafts.push(patch),
    onMerged(value: Thing) {
      this.merged.push(value);
    },
    later: (run: () => void) => {
      waits.push(run);
      return () => void waits.splice(waits.indexOf(run), 1);
    },
    now: () => 42,
    /** Somebody else saves. */
    other: (patch: Partial<Thing>) => {
      stored.value = { ...stored.value, ...patch };
      stored.version += 1;
    },
  };
}

it("sends only what changed, once, and says when", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  saver.update({ ...start, title: "B" });
  expect(saver.get().phase).toBe("unsaved");
  expect(await saver.flush()).toBe(true);
  expect(at.save.mock.calls).toEqual([[{ title: "B" }, 1, { ...start, title: "B" }]]);
  expect(saver.get()).toMatchObject({ phase: "saved", savedAt: 42 });
  expect(at.drafts).toEqual([{ title: "B" }, null]);
  await saver.flush();
  expect(at.save).toHaveBeenCalledOnce();
});

it("saves by itself after a pause, and what was typed meanwhile right after", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1, start, true);
  saver.update({ ...start, title: "B" });
  saver.update({ ...start, title: "Bo" });
  expect(at.waits).toHaveLength(1);
  at.waits[0]?.();
  saver.update({ ...start, title: "Bob" });
  await vi.waitFor(() => expect(at.stored.value.title).toBe("Bob"));
  expect(at.save.mock.calls.map(([patch]) => patch)).toEqual([{ title: "Bo" }, { title: "Bob" }]);
});

it("holds back what is invalid and saves the rest", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  saver.update({ ...start, title: "", size: 2 }, ["title"]);
  expect(await saver.flush()).toBe(false);
  expect(at.stored.value).toEqual({ ...start, size: 2 });
  expect(saver.get().phase).toBe("unsaved");
  expect(at.drafts.at(-1)).not.toBeNull();
});

it("puts another's changes together with one's own", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  at.other({ size: 9 });
  saver.update({ ...start, title: "B" });
  expect(await saver.flush()).toBe(true);
  expect(at.stored.value).toEqual({ title: "B", size: 9, tags: [] });
  expect(at.merged).toEqual([{ title: "B", size: 9, tags: [] }]);
});

it.each([
  ["mine", "B"],
  ["theirs", "C"],
] as const)("asks where both changed the same: %s", async (keep, title) => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  at.other({ title: "C" });
  saver.update({ ...start, title: "B", size: 5 });
  expect(await saver.flush()).toBe(false);
  expect(saver.get()).toMatchObject({ phase: "contested", contested: ["title"] });
  expect(at.stored.value.title).toBe("C");
  saver.resolve(keep);
  await vi.waitFor(() => expect(saver.get().phase).toBe("saved"));
  expect(at.stored.value).toEqual({ title, size: 5, tags: [] });
});

it("keeps everything when a save fails, and tries again on demand", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  at.failures.push("offline");
  saver.update({ ...start, title: "B" });
  expect(await saver.flush()).toBe(false);
  expect(saver.get()).toMatchObject({ phase: "failed", error: "offline" });
  expect(await saver.flush()).toBe(true);
});

it("begins unsaved with what a reload left over", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1, { ...start, tags: ["x"] });
  expect(saver.get().phase).toBe("unsaved");
  await saver.flush();
  expect(at.stored.value.tags).toEqual(["x"]);
});

it("lets other commands move the version, also past another's save", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  at.other({ size: 9 });
  const versions: number[] = [];
  await saver.exclusive(async (version) => {
    versions.push(version);
    if (version !== at.stored.version) throw "conflict";
    at.stored.version += 1;
    return at.stored.version;
  });
  expect(versions).toEqual([1, 2]);
  saver.update({ ...start, size: 9, title: "B" });
  expect(await saver.flush()).toBe(true);
});

it("knows its own save again when only the answer was lost", async () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  at.failures.push("gone");
  saver.update({ ...start, title: "B" });
  await saver.flush();
  // The save had arrived before the server stopped.
  at.other({ title: "B" });
  saver.update({ ...start, title: "Bo" });
  expect(await saver.flush()).toBe(true);
  expect(at.stored.value.title).toBe("Bo");
  expect(saver.get()).toMatchObject({ phase: "saved", contested: [] });
});

it("follows what is saved elsewhere, but never under what is being written", () => {
  const at = world();
  const saver = new DraftSaver(at, start, 1);
  saver.receive({ ...start, title: "C" }, 2);
  expect(at.merged).toEqual([{ ...start, title: "C" }]);
  saver.receive({ ...start, title: "old" }, 2);
  saver.update({ ...start, title: "mine" });
  saver.receive({ ...start, title: "D" }, 3);
  expect(at.merged).toHaveLength(1);
});
