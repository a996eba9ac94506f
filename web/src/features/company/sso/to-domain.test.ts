import { expect, test } from "vitest";
import { isWholeDomain, toDomain } from "./to-domain";

test.each([
  ["example.org", "example.org"],
  [" Ada@Example.ORG ", "example.org"],
  ["https://www.example.org/about?x=a@b#c", "www.example.org"],
  ["example.org.", "example.org"],
  ["@example.org", "example.org"],
])("%s", (typed, domain) => {
  expect(toDomain(typed)).toBe(domain);
  expect(isWholeDomain(domain)).toBe(true);
});

test("half a domain is none", () => {
  for (const half of ["", "localhost", "a b.org", ".org", "org."]) {
    expect(isWholeDomain(half)).toBe(false);
  }
});
