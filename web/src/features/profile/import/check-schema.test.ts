import { describe, expect, test } from "vitest";
import { checkSchema } from "./check-schema";

describe("the published schema", () => {
  test("finds nothing in a clean document", () => {
    expect(
      checkSchema({
        basics: { name: "Ada", profiles: [{ network: "GitHub", url: "https://github.com/ada" }] },
        work: [{ name: "Halyard", position: "Engineer", startDate: "2019-03", highlights: ["x"] }],
        skills: [{ name: "Rust", keywords: ["tokio"] }],
      }),
    ).toEqual({ errors: [], warnings: [] });
  });

  test.each([
    [[], ""],
    ["text", ""],
    [null, ""],
    [{ work: {} }, "/work"],
    [{ work: ["Halyard"] }, "/work/0"],
    [{ basics: [] }, "/basics"],
    [{ basics: { profiles: "github" } }, "/basics/profiles"],
    [{ skills: "Rust" }, "/skills"],
    [{ education: [null] }, "/education/0"],
  ])("%j cannot be read, and the place is named", (document, pointer) => {
    const { errors } = checkSchema(document);
    expect(errors.map((note) => note.pointer)).toContain(pointer);
  });

  test("what real files get wrong is said and let through", () => {
    const { errors, warnings } = checkSchema({
      basics: { url: "example.org", email: null },
      work: [{ startDate: "03/2019", endDate: "Present", highlights: null }],
      skills: [{ name: "Rust", keywords: "tokio" }],
      languages: "English",
    });
    expect(errors).toEqual([]);
    expect(warnings.map((note) => note.pointer)).toEqual(
      expect.arrayContaining([
        "/basics/url",
        "/basics/email",
        "/work/0/startDate",
        "/work/0/endDate",
        "/work/0/highlights",
        "/skills/0/keywords",
        "/languages",
      ]),
    );
    expect(warnings.find((note) => note.pointer === "/work/0/endDate")?.message).toBe(
      "“Present” is not a date such as 2023, 2023-04 or 2023-04-29",
    );
  });

  test("keys with slashes are escaped in pointers", () => {
    const { warnings } = checkSchema({ meta: { "a/b": 1 }, awards: [{ date: "x~y" }] });
    expect(warnings.map((note) => note.pointer)).toEqual(["/awards/0/date"]);
  });
});
