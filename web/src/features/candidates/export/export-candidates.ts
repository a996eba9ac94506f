import { exportPages } from "@/lib/export-pages";
import { dayOf, spreadsheetMark } from "@/lib/save-file";
import { candidatesExportPage } from "./queries";

/** How approved candidates go out. */
export type ExportKind = "csv" | "json_resume";

/** A file to save, or null when nobody is approved. */
export type ExportedFile = { name: string; parts: BlobPart[]; type: string } | null;

/** Fetches all approved candidates of a job as one file; tells after each page how many are there. */
export async function exportCandidates(
  kind: ExportKind,
  job: { id: string; title: string },
  today: Date,
  onProgress: (count: number) => void = () => undefined,
): Promise<ExportedFile> {
  const name = `candidates-${nameOf(job.title)}-${dayOf(today)}`;
  return kind === "csv" ? csv(job.id, name, onProgress) : zip(job.id, name, onProgress);
}

async function csv(job: string, name: string, onProgress: (count: number) => void) {
  const parts: string[] = [];
  let count = 0;
  const fetchPage = (after: string | null) => candidatesExportPage(job, "csv", after);
  for await (const page of exportPages(fetchPage, onProgress)) {
    parts.push(page.text ?? "");
    count += page.count;
  }
  if (count === 0) return null;
  const type = "text/csv;charset=utf-8";
  return { name: `${name}.csv`, parts: [spreadsheetMark, ...parts], type };
}

/** Each page is compressed as it comes, so that the documents themselves are never all in memory. */
async function zip(job: string, name: string, onProgress: (count: number) => void) {
  const { strToU8, Zip, ZipDeflate } = await import("fflate");
  const parts: BlobPart[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, bytes) => {
    if (error) failure = error;
    // A copy: the archive uses its buffers again.
    else parts.push(bytes.slice());
  });
  let count = 0;
  const fetchPage = (after: string | null) => candidatesExportPage(job, "json_resume", after);
  for await (const page of exportPages(fetchPage, onProgress)) {
    for (const file of page.files ?? []) {
      const entry = new ZipDeflate(file.name);
      archive.add(entry);
      entry.push(strToU8(`${JSON.stringify(file.document, null, 2)}\n`), true);
    }
    count += page.count;
  }
  archive.end();
  if (failure) throw failure;
  return count === 0 ? null : { name: `${name}.zip`, parts, type: "application/zip" };
}

/** A title as a part of a file's name. */
function nameOf(title: string): string {
  const plain = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return plain.replace(/^-+|-+$/g, "").slice(0, 60) || "job";
}
