import { describe, expect, test } from "vitest";
import { countriesText, offsetText, placeText } from "./job-words";

describe("where the work is done", () => {
  test.each([
    [{ remote_policy: "remote", places: [] }, "Remote"],
    [{ remote_policy: "remote", places: ["Berlin"] }, "Berlin or remote"],
    [{ remote_policy: "hybrid", places: ["Vienna"] }, "Hybrid, Vienna"],
    [{ remote_policy: "onsite", places: ["Oslo", "Bergen", "Tromsø"] }, "Oslo and 2 more"],
    [{ remote_policy: null, places: [] }, null],
  ] as const)("%o", (job, text) => {
    expect(placeText({ ...job, places: [...job.places] })).toBe(text);
  });
});

test("hours from UTC carry their sign, zero too", () => {
  expect(offsetText({ utc_offset_min: -1, utc_offset_max: 3 })).toBe("UTC −1 to +3");
  expect(offsetText({ utc_offset_min: 0, utc_offset_max: 0 })).toBe("UTC ±0");
  expect(offsetText({ utc_offset_min: null, utc_offset_max: null })).toBeNull();
});

test("many countries are counted", () => {
  expect(countriesText(["DE", "AT"])).toBe("Germany, Austria");
  expect(countriesText(["DE", "AT", "CH", "FR", "IT"], 2)).toBe("Germany, Austria and 3 more");
});
