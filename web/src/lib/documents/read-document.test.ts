import { describe, expect, test } from "vitest";
import { MAX_BYTES, readDocument } from "./read-document";

describe("reading a document", () => {
  test("takes JSON, with a byte order mark too", () => {
    expect(readDocument('\uFEFF{"basics":{}}')).toEqual({ ok: true, document: { basics: {} } });
  });

  test("names line and column of what is no JSON", () => {
    expect(readDocument('{\n  "basics": {,}\n}')).toMatchObject({
      ok: false,
      problem: expect.stringContaining("line 2, column 14"),
    });
  });

  test.each(["", " \n "])("says that %j is nothing", (text) => {
    expect(readDocument(text)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("Nothing"),
    });
  });

  test("refuses more than the server takes, in bytes and not in characters", () => {
    expect(readDocument(`"${"é".repeat(MAX_BYTES / 2)}"`)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("1 MB"),
    });
    expect(readDocument(`"${"x".repeat(MAX_BYTES - 2)}"`).ok).toBe(true);
  });

  test("names the pointer of what no database takes", () => {
    expect(readDocument('{"work":[{},{"a/b":"x\\u0000"}]}')).toMatchObject({
      notes: [{ pointer: "/work/1/a~1b", message: expect.stringContaining("U+0000") }],
    });
    expect(readDocument('{"a":"\\ud800"}')).toMatchObject({
      notes: [{ pointer: "/a", message: expect.stringContaining("surrogate") }],
    });
    expect(readDocument('{"a":{"k\\u0000":1}}')).toMatchObject({ notes: [{ pointer: "/a" }] });
  });

  test("sixty-four levels pass, one more does not, and half a million do not break it", () => {
    const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(readDocument(deep(64)).ok).toBe(true);
    expect(readDocument(deep(65))).toMatchObject({
      notes: [{ pointer: "/0".repeat(64), message: expect.stringContaining("64 levels") }],
    });
    expect(readDocument(deep(400_000)).ok).toBe(false);
  });
});
