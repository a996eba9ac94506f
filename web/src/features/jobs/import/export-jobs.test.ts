import { beforeEach, describe, expect, it, vi } from "vitest";
import { exportJobs } from "./export-jobs";
import { exportPage } from "./queries";

vi.mock("./queries", () => ({ exportPage: vi.fn() }));
const page = vi.mocked(exportPage);
const day = new Date(2026, 10, 1);

describe("an export", () => {
  beforeEach(() => page.mockReset());

  it("joins its pages, with the mark for spreadsheets", async () => {
    page
      .mockResolvedValueOnce({ text: "id,title\r\n1,a\r\n", count: 1, next: "1" })
      .mockResolvedValueOnce({ text: "2,b\r\n", count: 1, next: null });
    const onProgress = vi.fn();
    const file = await exportJobs("csv-spreadsheet", { status: "open" }, day, onProgress);
    expect(file).toMatchObject({ name: "jobs-open-2026-11-01.csv", count: 2 });
    expect(file.parts.join("")).toBe("\uFEFFid,title\r\n1,a\r\n2,b\r\n");
    expect(page.mock.calls.map((call) => call[2])).toEqual([null, "1"]);
    expect(onProgress.mock.calls).toEqual([[1], [2]]);
  });

  it("is one list of documents", async () => {
    page
      .mockResolvedValueOnce({ postings: [{ title: "a" }, { title: "b" }], count: 2, next: "b" })
      .mockResolvedValueOnce({ postings: [{ title: "c" }], count: 1, next: null });
    const file = await exportJobs("json", {}, day);
    expect(JSON.parse(file.parts.join(""))).toEqual([
      { title: "a" },
      { title: "b" },
      { title: "c" },
    ]);
    expect(file.name).toBe("jobs-2026-11-01.json");
  });

  it("of nothing is an empty list", async () => {
    page.mockResolvedValueOnce({ postings: [], count: 0, next: null });
    expect(JSON.parse((await exportJobs("json", {}, day)).parts.join(""))).toEqual([]);
  });
});
