import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Watching } from "./watching";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function world() {
  const listeners = new Map<string, (online: boolean) => void>();
  const stopped: string[] = [];
  const watching = new Watching((id, onChange) => {
    listeners.set(id, onChange);
    return () => stopped.push(id);
  });
  return { listeners: listeners, stopped, watching };
}

it("watches each person once, however many ask", () => {
  const { listeners, watching } = world();
  const listener = vi.fn();
  watching.subscribe(listener);
  watching.ask("ada");
  const first = listeners.get("ada");
  watching.ask("ada");
  expect(listeners.get("ada")).toBe(first);
  first?.(true);
  first?.(true);
  expect(watching.isOnline("ada")).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("stops a while after the last watcher, unless another one comes", () => {
  const { stopped, watching } = world();
  const end = watching.ask("ada");
  end();
  end();
  vi.advanceTimersByTime(4_000);
  const again = watching.ask("ada");
  vi.advanceTimersByTime(10_000);
  expect(stopped).toEqual([]);
  again();
  vi.advanceTimersByTime(5_000);
  expect(stopped).toEqual(["ada"]);
  expect(watching.isOnline("ada")).toBe(false);
});

it("watches a bounded number of people", () => {
  const { listeners, watching } = world();
  for (let index = 0; index < 60; index += 1) watching.ask(`p${index}`);
  expect(listeners.size).toBe(40);
});
