// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dropAllDrafts } from "@/lib/drafts";
import { readSketch } from "./board/kept";
import { smallBoard } from "./testing";
import { useSketch } from "./use-sketch";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const moved = (x: number) => ({ board: smallBoard, places: { api: { x, y: 0 } } });
const xOfKept = () => readSketch("small", smallBoard).places.api?.x;

it("writes the last of many changes once, and what is left when the page goes", () => {
  const write = vi.spyOn(Storage.prototype, "setItem");
  const { result, unmount } = renderHook(() => useSketch("small", smallBoard));
  for (let x = 1; x <= 20; x += 1) act(() => result.current.setSketch(moved(x)));
  expect(write).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(400));
  expect(write).toHaveBeenCalledTimes(1);
  expect(xOfKept()).toBe(20);
  act(() => result.current.setSketch(moved(21)));
  unmount();
  expect(xOfKept()).toBe(21);
  expect(write).toHaveBeenCalledTimes(2);
});

it("doesn't bring back a draft that was forgotten", () => {
  const { result, unmount } = renderHook(() => useSketch("small", smallBoard));
  act(() => result.current.setSketch(moved(5)));
  act(() => vi.advanceTimersByTime(400));
  dropAllDrafts();
  unmount();
  expect(xOfKept()).toBeUndefined();
});
