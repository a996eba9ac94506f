import { describe, expect, test } from "vitest";
import type { ResumeItem } from "@/lib/database.types";
import type { ImportPreview } from "./choices";
import { changesAnything, tally, tallyText, toChoices, toggled, untouched } from "./choices";

const item = (key: string, action: ResumeItem["action"]): ResumeItem => ({
  id: null,
  key,
  action,
  label: key,
  changes: {},
  pointer: key,
});

const preview: ImportPreview = {
  base_version: "7",
  basics: { headline: { from: null, to: "Engineer" }, location: { from: "Oslo", to: "Bergen" } },
  experiences: [item("/work/0", "update"), item("/work/1", "add"), item("/work/2", "same")],
  educations: [],
  skills: [item("/skills/0", "add")],
  languages: [],
  certificates: [],
  links: [],
  projects: [],
  warnings: [],
  deletable: [
    { table: "experiences", id: "e1", label: "Old job" },
    { table: "profile_links", id: "l1", label: "example.org" },
  ],
};

describe("the choices of an import", () => {
  test("by default everything comes and nothing goes", () => {
    expect(toChoices(preview, untouched)).toEqual({
      skip: [],
      delete: [],
      basics: ["headline", "location"],
    });
    expect(tally(preview, untouched)).toEqual({ added: 2, changed: 1, deleted: 0, fields: 2 });
    expect(tallyText(tally(preview, untouched))).toBe(
      "2 added · 1 changed · 2 fields of your profile",
    );
  });

  test("what is unticked is skipped and what is ticked goes", () => {
    const ticks = {
      skipped: toggled(untouched.skipped, "/work/0", true),
      excludedBasics: toggled(untouched.excludedBasics, "location", true),
      deleted: toggled(untouched.deleted, "experiences/e1", true),
    };
    expect(toChoices(preview, ticks)).toEqual({
      skip: ["/work/0"],
      delete: [{ table: "experiences", id: "e1" }],
      basics: ["headline"],
    });
    expect(tallyText(tally(preview, ticks))).toBe("2 added · 1 field of your profile · 1 deleted");
  });

  test("after the profile changed, choices that mean nothing any more are not sent", () => {
    const ticks = {
      skipped: new Set(["/work/0", "/work/2", "/gone"]),
      excludedBasics: new Set(["about"]),
      deleted: new Set(["experiences/gone"]),
    };
    expect(toChoices(preview, ticks)).toEqual({
      skip: ["/work/0"],
      delete: [],
      basics: ["headline", "location"],
    });
  });

  test("a document that says nothing new changes nothing", () => {
    expect(changesAnything(preview)).toBe(true);
    const same = { ...preview, basics: {}, experiences: [item("/work/2", "same")], skills: [] };
    expect(changesAnything(same)).toBe(false);
    expect(tallyText(tally(same, untouched))).toBe("Nothing selected");
  });
});
