// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Watching } from "./watching";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function world() {
  const told = new Map<string, (online: boolean) => void>();
  const stopped: string[] = [];
  const watching = new Watching((id, onChange) => {
    told.set(id, onChange);
    return () => stopped.push(id);
  });
  return { told, stopped, watching };
}

it("watches each person once, however many ask", () => {
  const { told, watching } = world();
  const heard = vi.fn();
  watching.subscribe(heard);
  watching.ask("ada");
  const first = told.get("ada");
  watching.ask("ada");
  expect(told.get("ada")).toBe(first);
  first?.(true);
  first?.(true);
  expect(watching.isOnline("ada")).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
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
  const { told, watching } = world();
  for (let index = 0; index < 60; index += 1) watching.ask(`p${index}`);
  expect(told.size).toBe(40);
});
