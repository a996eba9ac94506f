/** The reader's day as a part of a file's name, 2026-11-21. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Spreadsheets take a CSV without the mark for an older encoding. */
export const spreadsheetMark = "\uFEFF";

/** Hands a file to the browser to save. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by the time the timer runs; then the bytes can go.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
