import { expect, test } from "vitest";
import { countriesText, offsetText } from "./job-words";

test("hours from UTC carry their sign, zero too", () => {
  expect(offsetText({ utc_offset_min: -1, utc_offset_max: 3 })).toBe("UTC −1 to +3");
  expect(offsetText({ utc_offset_min: 0, utc_offset_max: 0 })).toBe("UTC ±0");
  expect(offsetText({ utc_offset_min: null, utc_offset_max: null })).toBeNull();
});

test("many countries are counted", () => {
  expect(countriesText(["DE", "AT"])).toBe("Germany, Austria");
  expect(countriesText(["DE", "AT", "CH", "FR", "IT"], 2)).toBe("Germany, Austria and 3 more");
});
