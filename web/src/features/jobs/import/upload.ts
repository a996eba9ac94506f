import type { Choice } from "./choose";
import { addChunk, startImport } from "./queries";

/** The file of an import: a table as it is, documents as one line of JSON each. */
export async function bodyOf(choice: Choice): Promise<Blob> {
  if (choice.kind === "csv") return choice.file;
  const lines: string[] = [];
  for (const { file, path } of choice.files) {
    lines.push(`${JSON.stringify({ name: path, text: await file.text() })}\n`);
  }
  return new Blob(lines);
}

/** Sends a file up chunk by chunk, and reports how many bytes have arrived. The import's id. */
export async function upload(
  choice: Choice,
  onProgress: (sent: number, size: number) => void,
): Promise<string> {
  const body = await bodyOf(choice);
  onProgress(0, body.size);
  const { id, chunk_bytes: step } = await startImport(
    choice.kind,
    choice.name.slice(-200),
    body.size,
  );
  for (let at = 0; at < body.size; ) {
    const { received_bytes } = await addChunk(id, at, await base64(body.slice(at, at + step)));
    at = received_bytes;
    onProgress(at, body.size);
  }
  return id;
}

/** A chunk as base64, made by the browser itself. */
function base64(chunk: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(",") + 1));
    };
    reader.onerror = () =>
      reject(new Error("The file couldn't be read. It may have been moved or changed."));
    reader.readAsDataURL(chunk);
  });
}
