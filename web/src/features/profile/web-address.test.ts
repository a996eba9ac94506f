import { expect, test } from "vitest";
import { linkKind, shortAddress, webAddress } from "./web-address";

test("takes an address as people type it", () => {
  expect(webAddress(" github.com/me ")).toBe("https://github.com/me");
  expect(webAddress("http://example.org")).toBe("http://example.org");
});

test.each([
  "",
  "me",
  "javascript:alert(1)",
  "ftp://example.org",
  "two words.com",
  `https://${"x".repeat(500)}.com`,
])("refuses %s", (typed) => expect(webAddress(typed)).toBeNull());

test("tells the kind by the host and not by a part of it", () => {
  expect(linkKind("https://github.com/me")).toBe("github");
  expect(linkKind("https://www.linkedin.com/in/me")).toBe("linkedin");
  expect(linkKind("https://notgithub.com/me")).toBeNull();
  expect(linkKind("https://netflix.com")).toBeNull();
});

test("shows an address short", () => {
  expect(shortAddress("https://www.example.org/")).toBe("example.org");
});
