import type { DroppedFile } from "@/ui/FilesDrop";
import { formatBytes } from "@/ui/file-limits";

/** The most that one import takes, here before anything is read and by the server again. */
export const MAX_IMPORT_BYTES = 10_000_000;

export const ACCEPT =
  ".csv,.tsv,.txt,.json,.jsonld,.html,.htm,text/csv,application/json,application/ld+json,text/html";

const isTable = (path: string) => /\.(csv|tsv|txt|tab)$/i.test(path);
const isDocument = (path: string) => /\.(json|jsonld|html?)$/i.test(path);

/** What was chosen, judged by names and sizes alone. */
export type Choice =
  | { kind: "csv"; name: string; file: File }
  | { kind: "postings"; name: string; files: DroppedFile[]; passedOver: number };

/** What to make of the chosen files, or why nothing can be made of them. */
export function chooseFrom(files: DroppedFile[]): Choice | { refusal: string } {
  const tables = files.filter(({ path }) => isTable(path));
  const documents = files.filter(({ path }) => isDocument(path));
  const [table] = tables;
  if (table && tables.length === 1 && documents.length === 0) {
    return (
      tooLarge(table.file.size, table.path) ?? { kind: "csv", name: table.path, file: table.file }
    );
  }
  if (tables.length > 1) return { refusal: "Choose one CSV at a time." };
  if (tables.length > 0)
    return { refusal: "Choose a CSV file or JobPosting documents, not both at once." };
  if (documents.length === 0) {
    const one = files.length === 1 ? files[0] : undefined;
    if (one && /\.(xlsx?|ods|numbers)$/i.test(one.path)) {
      return {
        refusal: `${one.path} is a spreadsheet. Export it as CSV UTF-8 first.`,
      };
    }
    return { refusal: "No CSV, JSON or HTML file found in your selection." };
  }
  const bytes = documents.reduce((sum, { file }) => sum + file.size, 0);
  const name = documents.length === 1 ? (documents[0]?.path ?? "") : nameOf(documents);
  return (
    tooLarge(bytes, name) ?? {
      kind: "postings",
      name,
      files: documents,
      passedOver: files.length - documents.length,
    }
  );
}

function tooLarge(bytes: number, name: string): { refusal: string } | null {
  if (bytes === 0) return { refusal: `${name} is empty.` };
  if (bytes <= MAX_IMPORT_BYTES) return null;
  return {
    refusal: `${name} has ${formatBytes(bytes)}; at most ${formatBytes(MAX_IMPORT_BYTES)} is allowed. Split it and import the parts one by one.`,
  };
}

/** The folder they are all in, or how many there are. */
function nameOf(files: DroppedFile[]): string {
  const folder = files[0]?.path.split("/")[0];
  const together = files.every(({ path }) => path.includes("/") && path.split("/")[0] === folder);
  return together && folder
    ? `${folder} (${files.length.toLocaleString()} files)`
    : `${files.length.toLocaleString()} files`;
}

/** Pasted text as a file: JSON and pages begin with a bracket, all else is a table. */
export function fromPaste(text: string): DroppedFile[] {
  const kind = /^\s*[[{<]/.test(text.replace(/^\uFEFF/, "")) ? "json" : "csv";
  const path = kind === "json" ? "pasted.json" : "pasted.csv";
  return [{ file: new File([text], path), path }];
}
