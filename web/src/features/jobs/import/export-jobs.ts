import { exportPages } from "@/lib/export-pages";
import { dayOf, spreadsheetMark } from "@/lib/save-file";
import { exportPage } from "./queries";

/** How jobs go out. */
export type ExportKind = "csv-spreadsheet" | "csv" | "json";

/** Which jobs: a group of the list, or some by id. */
export type ExportChoice = { status?: string; ids?: string[] };

export type ExportedFile = { name: string; parts: string[]; type: string; count: number };

/** Fetches all pages of an export; tells after each how many jobs are there. */
export async function exportJobs(
  kind: ExportKind,
  choice: ExportChoice,
  today: Date,
  onProgress: (count: number) => void = () => undefined,
): Promise<ExportedFile> {
  const format = kind === "json" ? "json" : "csv";
  const parts: string[] = [];
  let count = 0;
  const fetchPage = (after: string | null) => exportPage(format, choice, after);
  for await (const page of exportPages(fetchPage, onProgress)) {
    if (format === "csv") parts.push(page.text ?? "");
    else {
      const postings = (page.postings ?? []).map((posting) => JSON.stringify(posting, null, 2));
      if (postings.length > 0) parts.push(`${count === 0 ? "" : ",\n"}${postings.join(",\n")}`);
    }
    count += page.count;
  }
  const name = `jobs-${choice.status && choice.status !== "all" ? `${choice.status}-` : ""}${dayOf(today)}`;
  if (format === "json") {
    const type = "application/ld+json";
    return { name: `${name}.json`, parts: ["[\n", ...parts, "\n]\n"], type, count };
  }
  const start = kind === "csv-spreadsheet" ? [spreadsheetMark] : [];
  return {
    name: `${name}.csv`,
    parts: [...start, ...parts],
    type: "text/csv;charset=utf-8",
    count,
  };
}
