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
