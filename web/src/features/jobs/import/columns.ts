import columns from "./columns.json";

/** A column of the CSV, as the help explains it. */
export type ImportColumn = (typeof columns)[number];

export const importColumns: ImportColumn[] = columns;

/** The name of a column for people. */
export const columnLabel = (key: string): string =>
  importColumns.find((column) => column.key === key)?.label ?? key;

/** A cell as RFC 4180 wants it. */
function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A file to begin from: the line of headings and one job. */
export function templateCsv(): string {
  const line = (cells: string[]) => `${cells.map(quoted).join(",")}\r\n`;
  // The mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${line(importColumns.map((column) => column.key))}${line(importColumns.map((column) => column.example))}`;
}
