import { describe, expect, test } from "vitest";
import { countriesText, offsetText, placeText, promiseText } from "./job-words";

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

test("a promise says how often it was kept, once that is known", () => {
  expect(promiseText({ response_days: 4, kept_percent: 92, decided: 25 })).toBe(
    "Answers in 4 days, kept 92 %",
  );
  expect(promiseText({ response_days: 1, kept_percent: 0, decided: 5 })).toBe(
    "Answers in 1 day, kept 0 %",
  );
  expect(promiseText({ response_days: 7, kept_percent: null, decided: 0 })).toBe(
    "Answers in 7 days, too new to say how often",
  );
  expect(promiseText({ response_days: null, kept_percent: null, decided: 0 })).toBe(
    "No promise to answer",
  );
});

test("many countries are counted", () => {
  expect(countriesText(["DE", "AT"])).toBe("Germany, Austria");
  expect(countriesText(["DE", "AT", "CH", "FR", "IT"], 2)).toBe("Germany, Austria and 3 more");
});
