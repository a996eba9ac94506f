import { describe, expect, it } from "vitest";
import type { ImportRow } from "./queries";
import { draftFacts, fieldLabel, rowPlace, runText } from "./row-words";

const row: ImportRow = {
  number: 3,
  line: 1200,
  source_name: null,
  state: "new",
  title: "Engineer",
  identifier: "E-1",
  draft: {},
  problems: [],
  warnings: [],
  unknown_skills: [],
  changes: [],
  missing: [],
  job_id: null,
  outcome: null,
};

describe("a row in words", () => {
  it("is named by its line, else by its file", () => {
    expect(rowPlace(row)).toBe("Line 1,200");
    expect(rowPlace({ ...row, line: null, source_name: "jobs/a.json" })).toBe("jobs/a.json");
    expect(rowPlace({ ...row, line: null })).toBe("Row 3");
  });

  it("says on one line what it brings", () => {
    expect(draftFacts(row)).toBe("E-1");
    const skills = [{ slug: "rust", importance: "must" as const, min_years: null }];
    const draft = { remote_policy: "hybrid" as const, places: ["Vienna", "Graz"], skills };
    expect(draftFacts({ ...row, identifier: null, draft })).toBe(
      "Hybrid, Vienna and 1 more · 1 skill",
    );
  });

  it("calls fields as the columns are called", () => {
    expect(fieldLabel("source_identifier")).toBe("Your identifier");
    expect(fieldLabel("pay_min")).toBe("Pay from");
  });
});

it.each([
  [{ create: 4800, update: 12 }, "Create 4,800 jobs and update 12"],
  [{ create: 1, update: 0 }, "Create 1 job"],
  [{ create: 0, update: 2 }, "Update 2 jobs"],
  [{ create: 0, update: 0 }, null],
])("the button says what it does: %j", (counts, words) => {
  expect(runText(counts)).toBe(words);
});
