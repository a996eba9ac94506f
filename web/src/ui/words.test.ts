import { describe, expect, it } from "vitest";
import { ariaKeys } from "./aria-keys";
import { badgeText } from "./badge-text";
import { initials } from "./initials";
import { linkHost } from "./link-host";
import { duration, exactTime, relativeTime } from "./relative-time";

describe("initials", () => {
  it.each([
    ["Mara Okonkwo", "MO"],
    ["Ana María de la Cruz", "AC"],
    ["plato", "P"],
    ["  émile   zola ", "ÉZ"],
    ["李 小龙", "李小"],
    ["🚀 Ada", "A"],
    ["@@ --", ""],
    ["", ""],
    [null, ""],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe("badge", () => {
  it.each([
    [0, null],
    [-3, null],
    [Number.NaN, null],
    [1, "1"],
    [9, "9"],
    [10, "9+"],
    [1e9, "9+"],
  ])("of %j shows %j", (count, text) => {
    expect(badgeText(count)).toBe(text);
  });
});

describe("time", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  it.each([
    ["2026-11-21T11:59:40Z", "now"],
    ["2026-11-21T11:45:00Z", "15 minutes ago"],
    ["2026-11-21T16:30:00Z", "in 4 hours"],
    ["2026-11-20T11:00:00Z", "yesterday"],
    ["2026-11-18T10:00:00Z", "3 days ago"],
    ["2026-09-01T00:00:00Z", "2 months ago"],
    ["2024-01-01T00:00:00Z", "2 years ago"],
  ])("%s is %s", (then, text) => {
    expect(relativeTime(new Date(then), now, "en")).toBe(text);
  });

  it("gives the exact moment with its zone", () => {
    expect(exactTime(now, "en-GB", "UTC")).toBe("Sat, 21 Nov 2026, 12:00 UTC");
  });

  it.each([
    [4 * 3_600_000 + 12 * 60_000, "4 h 12 min"],
    [3_600_000, "1 h"],
    [51 * 3_600_000, "2 d 3 h"],
    [59_000, "under a minute"],
    [-5, "under a minute"],
  ])("%j ms last %j", (ms, text) => {
    expect(duration(ms)).toBe(text);
  });
});

describe("link host", () => {
  it.each([
    ["https://www.example.org/a?b", "example.org"],
    ["http://example.org:8080/", "example.org:8080"],
    ["mailto:a@example.org", null],
    ["javascript:alert(1)", null],
    ["#part", null],
    [undefined, null],
  ])("of %j is %j", (href, host) => {
    expect(linkHost(href)).toBe(host);
  });
});

it("writes keys as assistive technology wants them", () => {
  expect(ariaKeys("Ctrl K")).toBe("Control+K");
  expect(ariaKeys("Esc")).toBe("Escape");
  expect(ariaKeys(undefined)).toBeUndefined();
});
