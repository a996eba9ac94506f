/** A cell of a CSV file: quoted where it has to be, and never a formula for a spreadsheet. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The lines of a CSV file, each with its end. */
export const csvLines = (rows: string[][]): string =>
  rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
