import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { exportCandidates } from "./export-candidates";
import { candidatesExportPage } from "./queries";

vi.mock("./queries", () => ({ candidatesExportPage: vi.fn() }));
const page = vi.mocked(candidatesExportPage);
const day = new Date(2026, 10, 1);
const job = { id: "1", title: "Engineer (Ünïcode)" };

describe("an export of candidates", () => {
  beforeEach(() => page.mockReset());

  it("joins the lines of its pages", async () => {
    page
      .mockResolvedValueOnce({ text: "name\r\nAda\r\n", count: 1, next: "1" })
      .mockResolvedValueOnce({ text: "Bob\r\n", count: 1, next: null });
    const onProgress = vi.fn();
    const file = await exportCandidates("csv", job, day, onProgress);
    expect(file?.name).toBe("candidates-engineer-u-ni-code-2026-11-01.csv");
    expect(file?.parts.join("")).toBe("\uFEFFname\r\nAda\r\nBob\r\n");
    expect(page.mock.calls.map((call) => call[2])).toEqual([null, "1"]);
    expect(onProgress.mock.calls).toEqual([[1], [2]]);
  });

  it("packs a document for each candidate", async () => {
    const resume = (name: string) => ({ name: `${name}.json`, document: { basics: { name } } });
    page
      .mockResolvedValueOnce({ files: [resume("ada"), resume("bob")], count: 2, next: "2" })
      .mockResolvedValueOnce({ files: [resume("zoë")], count: 1, next: null });
    const file = await exportCandidates("json_resume", job, day);
    const bytes = new Uint8Array(await new Blob(file?.parts).arrayBuffer());
    const entries = Object.entries(unzipSync(bytes));
    expect(entries.map(([name]) => name)).toEqual(["ada.json", "bob.json", "zoë.json"]);
    expect(JSON.parse(strFromU8(entries[2]?.[1] ?? new Uint8Array()))).toEqual({
      basics: { name: "zoë" },
    });
  });

  it("of nobody is no file", async () => {
    page.mockResolvedValue({ text: "name\r\n", files: [], count: 0, next: null });
    expect(await exportCandidates("csv", job, day)).toBeNull();
    expect(await exportCandidates("json_resume", job, day)).toBeNull();
  });

  it("fails when a page does", async () => {
    page.mockRejectedValueOnce(new Error("offline"));
    await expect(exportCandidates("json_resume", job, day)).rejects.toThrow("offline");
  });
});
