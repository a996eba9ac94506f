import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDraft } from "./drafts";
import { DataError } from "./errors";
import { draftStore, useSaver } from "./use-saver";

type Thing = { text: string };
const start: Thing = { text: "" };
const failure = (status: number) => new DataError("no", "x", null, null, status, null);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function saving(save = vi.fn(async (_: Partial<Thing>, version: number) => version + 1)) {
  const hook = renderHook(
    ({ value }) => useSaver(value, { stored: start, version: 1, save, keep: draftStore("thing") }),
    { initialProps: { value: start } },
  );
  const type = (text: string) => hook.rerender({ value: { text } });
  return { ...hook, save, type, phase: () => hook.result.current.state.phase };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("saves after a pause, and keeps what the server does not have in the browser", async () => {
  const { save, type, phase } = saving();
  type("A");
  type("Ab");
  expect(phase()).toBe("unsaved");
  expect(readDraft("thing")).toEqual({ text: "Ab" });
  await wait(1_000);
  expect(save).toHaveBeenCalledExactlyOnceWith({ text: "Ab" }, 1, { text: "Ab" });
  expect(phase()).toBe("saved");
  expect(readDraft("thing")).toBeNull();
});

it("tries again by itself while the server cannot be reached, and at once when it can", async () => {
  const save = vi.fn(async (_: Partial<Thing>, version: number) => version + 1);
  save.mockRejectedValueOnce(failure(0)).mockRejectedValueOnce(failure(503));
  const { type, phase } = saving(save);
  type("A");
  await wait(1_000);
  expect(phase()).toBe("failed");
  await wait(4_000);
  expect(save).toHaveBeenCalledTimes(2);
  await act(async () => void window.dispatchEvent(new Event("online")));
  expect(save).toHaveBeenCalledTimes(3);
  expect(phase()).toBe("saved");
});

it("does not repeat what was refused", async () => {
  const save = vi.fn(async (_: Partial<Thing>, version: number) => version + 1);
  save.mockRejectedValueOnce(failure(422));
  const { type, phase } = saving(save);
  type("A");
  await wait(30_000);
  expect(save).toHaveBeenCalledOnce();
  expect(phase()).toBe("failed");
  expect(readDraft("thing")).toEqual({ text: "A" });
});

it("saves on the way out", async () => {
  const { save, type, unmount } = saving();
  type("A");
  unmount();
  await wait(0);
  expect(save).toHaveBeenCalledOnce();
});
