import { expect, test } from "vitest";
import { countriesOf, dialCode, phoneProblem, spacedPhone, toE164 } from "./phone";

test("what is typed becomes E.164", () => {
  expect(toE164("0049 (30) 123-45/6")).toBe("+4930123456");
  expect(toE164(" +1 415.555.0100 ")).toBe("+14155550100");
});

test("a number says its country", () => {
  expect(countriesOf("+493012345")).toEqual(["DE"]);
  expect(countriesOf("+14155550100")).toEqual(["US", "CA"]);
  expect(countriesOf("+35312345678")).toEqual(["IE"]);
  expect(countriesOf("+99912345678")).toEqual([]);
  expect(countriesOf("030 12345")).toEqual([]);
  expect(dialCode("FR")).toBe("+33");
  expect(dialCode("ZZ")).toBeNull();
});

test("what is wrong with a number is said in words", () => {
  expect(phoneProblem("", null)).toMatch(/Enter/);
  expect(phoneProblem("0151 234567", "AT")).toContain("+43 for Austria");
  expect(phoneProblem("0151 234567", null)).toContain("+49");
  expect(phoneProblem("+49 30 abc 123", null)).toMatch(/Use only digits/);
  expect(phoneProblem("+49 1", null)).toMatch(/too short/);
  expect(phoneProblem("+49 1234567890123456", null)).toMatch(/at most 15/);
  expect(phoneProblem("+999 1234567", null)).toMatch(/Unknown country code/);
  expect(phoneProblem("+49 151 23456789", null)).toBeNull();
});

test("a number is read in groups", () => {
  expect(spacedPhone("4915123456789")).toBe("+49 151 234 567 89");
  expect(spacedPhone("+14155550100")).toBe("+1 415 555 0100");
});
