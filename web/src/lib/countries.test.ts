import { expect, test } from "vitest";
import { countries, countryName } from "./countries";

test("lists each country once and no other region", () => {
  const all = countries();
  const codes = all.map((country) => country.code);
  expect(codes).toEqual(expect.arrayContaining(["DE", "US", "IN", "BR", "GB"]));
  for (const gone of ["EU", "UN", "ZZ", "BU", "DD", "SU", "UK"]) expect(codes).not.toContain(gone);
  expect(new Set(all.map((country) => country.name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(230);
});

test("a code without a name stays a code", () => {
  expect(countryName("DE")).toBe("Germany");
  expect(countryName("nonsense")).toBe("nonsense");
});
