import { describe, expect, test } from "vitest";
import { guessSchema, moved, toDocument, toValues } from "./guess-form";
import type { ReadDraft } from "./read-resume";

const draft: ReadDraft = {
  source: "pdf",
  document: {
    basics: {
      name: "Ada Byron",
      location: { city: "Graz" },
      profiles: [{ network: "GitHub", url: "https://github.com/ada" }],
    },
    work: [
      {
        position: "Engineer",
        name: "Halyard",
        startDate: "2019",
        endDate: "2021-03",
        highlights: ["One", "Two"],
      },
      { position: "Volunteer", name: "Code Club", startDate: "2018-05" },
    ],
    education: [{ institution: "TU Graz", area: "Physics", endDate: "2018" }],
    skills: [{ name: "Rust", level: "Expert" }],
    languages: [{ language: "German" }],
  },
  origins: {
    "/work/0/position": "Engineer\tHalyard",
    "/work/0/name": "Engineer\tHalyard",
    "/work/0/startDate": "2019 – 03/2021",
  },
  unsure: ["/work/1/name"],
  left_out: [],
};

describe("the form of what was guessed", () => {
  test("gives the same document back when nothing is corrected", () => {
    expect(toDocument(draft.document, toValues(draft))).toEqual({
      ...draft.document,
      projects: [],
    });
  });

  test("says where an entry was read and which one isn't sure", () => {
    const [first, second] = toValues(draft).work;
    expect(first?.origin).toBe("Engineer Halyard / 2019 – 03/2021");
    expect([first?.unsure, second?.unsure]).toEqual([false, true]);
  });

  test("leaves out what was switched off, and doesn't ask it to be whole", () => {
    const values = toValues(draft);
    const [, second] = values.work;
    if (!second) throw new Error("no entry");
    second.take = false;
    second.name = "";
    expect(guessSchema.safeParse(values).success).toBe(true);
    expect(toDocument(draft.document, values).work).toHaveLength(1);
    second.take = true;
    expect(guessSchema.safeParse(values).success).toBe(false);
  });

  test("moves an entry with what both lists have", () => {
    const values = toValues(draft);
    expect(moved(values, "work", 1, "projects")?.entry).toMatchObject({ name: "Volunteer" });
    expect(moved(values, "work", 1, "education")?.entry).toMatchObject({
      institution: "Code Club",
      area: "Volunteer",
      from: { year: "2018", month: "05" },
    });
    expect(moved(values, "education", 0, "work")?.entry).toMatchObject({
      name: "TU Graz",
      position: "Physics",
      to: { year: "2018", month: "" },
    });
    expect(moved(values, "projects", 0, "work")).toBeNull();
  });
});
