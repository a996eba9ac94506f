import { describe, expect, it } from "vitest";
import type { ChallengeVersion } from "@/lib/database.types";
import { firstInput, readInput } from "./own-input";

const version = {
  function: {
    name: "pad",
    parameters: [
      { name: "text", type: "string" },
      { name: "sizes", type: "number[]" },
    ],
    returns: "string",
  },
  visible_tests: [
    { position: 1, name: "made", generate: "() => ['a', []]", expected: "a" },
    { position: 2, name: "given", arguments: ["b", [1, 2]], expected: "b" },
  ],
} as unknown as ChallengeVersion;
const query = {
  function: null,
  visible_tests: [{ position: 1, name: "rows", setup: "INSERT …", expected: [] }],
} as unknown as ChallengeVersion;

describe("an input of one's own", () => {
  it("begins as the first test that shows its data", () => {
    expect(firstInput(version)).toEqual({ texts: ['"b"', "[1, 2]"] });
    expect(firstInput(query)).toEqual({ texts: ["INSERT …"] });
  });

  it("is read as JSON, a text also without quotes", () => {
    expect(readInput(version, { texts: ["as it is", "[3]"] })).toEqual({
      input: { arguments: ["as it is", [3]] },
    });
    expect(readInput(version, { texts: ['"in quotes"', "null"] })).toEqual({
      input: { arguments: ["in quotes", null] },
    });
    expect(readInput(query, { texts: ["INSERT 1"] })).toEqual({ input: { setup: "INSERT 1" } });
  });

  it("says which of it is wrong", () => {
    const read = readInput(version, { texts: ["a", "[1,"] });
    expect(read).toEqual({ problems: [null, expect.stringContaining("not JSON")] });
  });
});
