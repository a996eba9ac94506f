// @vitest-environment jsdom

import { beforeEach, expect, it } from "vitest";
import { forgetTryout, noteAccepted, readTryouts, rememberTryout, tryoutOf } from "./tryouts";

beforeEach(() => localStorage.clear());

it("remembers the answer that was sent last, and keeps an accepted one", () => {
  rememberTryout({ key: "a", slug: "torn-pages", title: "Torn pages" });
  rememberTryout({ key: "b", slug: "torn-pages", title: "Torn pages" });
  expect(readTryouts().map(({ key }) => key)).toEqual(["b"]);
  noteAccepted("b");
  rememberTryout({ key: "c", slug: "torn-pages", title: "Torn pages" });
  expect(readTryouts().map(({ key, isAccepted }) => [key, isAccepted])).toEqual([
    ["c", false],
    ["b", true],
  ]);
  expect(tryoutOf("torn-pages")?.key).toBe("c");
  forgetTryout("b");
  forgetTryout("c");
  expect(localStorage.length).toBe(0);
});

it("forgets after a day, as the server does, and reads nothing that is broken", () => {
  rememberTryout({ key: "a", slug: "torn-pages", title: "Torn pages" });
  expect(readTryouts(Date.now() + 24 * 3_600_000)).toEqual([]);
  for (const broken of ["{", "{}", "null", '[null, 1, {"key":"a"}]']) {
    localStorage.setItem("devproof.tryouts", broken);
    expect(readTryouts()).toEqual([]);
  }
});
