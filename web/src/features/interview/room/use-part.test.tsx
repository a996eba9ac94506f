import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DataError } from "@/lib/errors";
import { saveInterview } from "../queries";
import { type PartSaving, usePart } from "./use-part";

vi.mock("../queries", () => ({ saveInterview: vi.fn() }));
const save = vi.mocked(saveInterview);
const conflict = (value: string, revision: number) =>
  new DataError(
    "Saved elsewhere.",
    "conflict",
    null,
    JSON.stringify({ part: "notes.interface", revision, value }),
    409,
    null,
  );

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  save.mockReset();
  save.mockImplementation(async (_, __, ___, revision) => ({
    revision: revision + 1,
    saved_at: "",
  }));
});
afterEach(() => vi.useRealTimers());

function notes(stored = "", revision = 0) {
  const onFollowed = vi.fn();
  const hook = renderHook(
    (at: { stored: string; revision: number }) =>
      usePart({
        attemptId: "a",
        part: "notes.interface",
        ...at,
        onSaved: () => {},
        onFollowed,
      }),
    { initialProps: { stored, revision } },
  );
  const part = (): PartSaving<string> => hook.result.current;
  const type = (text: string) => act(() => part().set(text));
  return { ...hook, part, type, onFollowed };
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test("typed text is saved under its base revision", async () => {
  const { part, type } = notes();
  type("GET /x");
  await settle();
  type("GET /xy");
  await settle();
  expect(save.mock.calls.map(([, , value, revision]) => [value, revision])).toEqual([
    ["GET /x", 0],
    ["GET /xy", 1],
  ]);
  expect(part().state.phase).toBe("saved");
});

test("where two devices wrote, theirs is shown and mine kept to put back", async () => {
  const { part, type } = notes();
  save.mockRejectedValueOnce(conflict("theirs", 4));
  type("mine");
  await settle();
  expect(part()).toMatchObject({ value: "theirs", mine: "mine" });
  expect(part().state.phase).toBe("saved");
  act(() => part().putBack());
  await settle();
  expect(save).toHaveBeenLastCalledWith("a", "notes.interface", "mine", 4);
  expect(part()).toMatchObject({ value: "mine", mine: null });
});

test("mine is kept through a reload, and through another conflict", async () => {
  const first = notes();
  save.mockRejectedValueOnce(conflict("theirs", 4));
  first.type("mine");
  await settle();
  save.mockRejectedValueOnce(conflict("theirs again", 9));
  first.type("mine again");
  await settle();
  first.unmount();
  const { part } = notes("theirs again", 9);
  expect(part().mine).toBe("mine again");
  act(() => part().dropMine());
  expect(part().mine).toBe("mine");
});

test("another device is followed, but not under one's hands", async () => {
  const { part, type, rerender, onFollowed } = notes();
  rerender({ stored: "from there", revision: 2 });
  expect(part().value).toBe("from there");
  expect(onFollowed).toHaveBeenCalledOnce();
  type("from there, and here");
  rerender({ stored: "from there again", revision: 3 });
  expect(part().value).toBe("from there, and here");
});

test("what was not saved before a reload is saved after it", async () => {
  save.mockRejectedValue(new DataError("", "", null, null, 0, null));
  const first = notes("old", 3);
  first.type("new");
  await settle();
  first.unmount();
  save.mockReset().mockResolvedValue({ revision: 4, saved_at: "" });
  const { part } = notes("old", 3);
  expect(part().value).toBe("new");
  await settle();
  expect(save).toHaveBeenLastCalledWith("a", "notes.interface", "new", 3);
});
