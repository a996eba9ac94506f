import { expect, test } from "vitest";
import { DataError } from "@/lib/errors";
import { beginPart, storedInstead } from "./part";

test("what was not saved is gone on from after a reload", () => {
  expect(beginPart("old", 3, { value: "new", revision: 3 })).toEqual({ value: "new", mine: null });
  expect(beginPart("old", 3, null)).toEqual({ value: "old", mine: null });
});

test("when another device has saved meanwhile, theirs is shown and mine kept", () => {
  expect(beginPart("theirs", 4, { value: "mine", revision: 3 })).toEqual({
    value: "theirs",
    mine: "mine",
  });
  // The save had arrived, only its answer was lost.
  expect(beginPart("mine", 4, { value: "mine", revision: 3 })).toEqual({
    value: "mine",
    mine: null,
  });
});

test("a refused save says what is stored", () => {
  const refusal = (details: string | null) =>
    new DataError("no", "conflict", null, details, 409, null);
  expect(storedInstead(refusal('{"part":"board","revision":7,"value":"x"}'))).toEqual({
    value: "x",
    version: 7,
  });
  expect(storedInstead(refusal(null))).toBeNull();
  expect(storedInstead(refusal("[]"))).toBeNull();
  expect(storedInstead(refusal("{"))).toBeNull();
  expect(storedInstead(new TypeError("fetch"))).toBeNull();
});
