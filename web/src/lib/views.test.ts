// @vitest-environment jsdom

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mayCount } from "./opt-out";
import { noteStep, sourceOf } from "./referrer";
import { whenSeen } from "./views";

let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

afterEach(() => {
  visibility = "visible";
  vi.useRealTimers();
});

function turn(to: DocumentVisibilityState) {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("counts a page that was in sight for a second on end", () => {
  const seen = vi.fn();
  whenSeen(seen);
  vi.advanceTimersByTime(900);
  turn("hidden");
  vi.advanceTimersByTime(5_000);
  turn("visible");
  vi.advanceTimersByTime(900);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveBeenCalledOnce();
  turn("hidden");
  turn("visible");
  vi.advanceTimersByTime(5_000);
  expect(seen).toHaveBeenCalledOnce();
});

it("never counts a page that was prepared and not looked at", () => {
  const seen = vi.fn();
  visibility = "hidden";
  const stop = whenSeen(seen);
  vi.advanceTimersByTime(60_000);
  stop();
  turn("visible");
  vi.advanceTimersByTime(60_000);
  expect(seen).not.toHaveBeenCalled();
});

it("respects the browser's word", () => {
  const browser = (signal: object) => signal as Navigator;
  expect(mayCount(browser({}))).toBe(true);
  expect(mayCount(browser({ doNotTrack: "1" }))).toBe(false);
  expect(mayCount(browser({ globalPrivacyControl: true }))).toBe(false);
});

it("knows where a reader came from", () => {
  noteStep("/search");
  expect(sourceOf(null)).toBe("link");
  expect(sourceOf("/search")).toBe("search");
  expect(sourceOf("/dashboard/browse-jobs")).toBe("jobs");
  expect(sourceOf("/dashboard/messages")).toBe("message");
  expect(sourceOf("/dashboard/interested-candidates")).toBe("candidates");
  expect(sourceOf("/company/halyard")).toBe("company");
  expect(sourceOf("/")).toBe("link");
});
