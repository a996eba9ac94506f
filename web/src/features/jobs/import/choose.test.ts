import { describe, expect, it } from "vitest";
import { chooseFrom, fromPaste } from "./choose";
import { importColumns, templateCsv } from "./columns";

const file = (path: string, size = 3) => {
  const file = new File(["abc"], path.split("/").at(-1) ?? path);
  Object.defineProperty(file, "size", { value: size });
  return { file: file, path };
};

describe("what was chosen", () => {
  it("is a table", () => {
    expect(chooseFrom([file("jobs.CSV")])).toMatchObject({ kind: "csv", name: "jobs.CSV" });
  });

  it("is a folder of documents, and passes the rest over", () => {
    const chosen = chooseFrom([file("jobs/a.json"), file("jobs/b/c.html"), file("jobs/logo.png")]);
    expect(chosen).toMatchObject({ kind: "postings", name: "jobs (2 files)", passedOver: 1 });
  });

  it("is one pasted document, or a pasted table", () => {
    expect(chooseFrom(fromPaste(' {"@type":"JobPosting"}'))).toMatchObject({ kind: "postings" });
    expect(chooseFrom(fromPaste("title,pay\na,1"))).toMatchObject({ kind: "csv" });
  });

  it.each([
    [[file("a.csv"), file("b.csv")], /one CSV/],
    [[file("a.csv"), file("b.json")], /not both/],
    [[file("a.xlsx")], /spreadsheet/],
    [[file("a.png"), file("b.pdf")], /No CSV/],
    [[file("a.csv", 0)], /is empty/],
    [[file("a.csv", 100_000_000)], /100 MB; at most 10 MB/],
    [[file("a.json", 6_000_000), file("b.json", 6_000_000)], /12 MB/],
  ])("is refused in words", (files, says) => {
    expect(chooseFrom(files)).toEqual({ refusal: expect.stringMatching(says) });
  });
});

it("the template has every column, and quotes what needs it", () => {
  const csv = templateCsv();
  expect(csv.split("\r\n")[0]).toBe(`\uFEFF${importColumns.map((column) => column.key).join(",")}`);
  expect(csv).toContain('"Keep petabytes in order.\n\n- Replication\n- Repair"');
});
