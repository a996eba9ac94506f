import { Upload } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { cx } from "./cx";

/** A file with its place in the folder it came from. */
export type DroppedFile = { file: File; path: string };

type Props = {
  /** What to choose: "Choose a CSV or documents". */
  label: string;
  /** The button for a whole folder: "Choose a folder". */
  folderLabel: string;
  /** As the input's `accept`. A folder is taken whole; the caller picks from it. */
  accept: string;
  /** What fits, in words. */
  hint: string;
  /** Why the last choice cannot be taken; shown and announced here. */
  refusal: string | null;
  onFiles: (files: DroppedFile[]) => void;
  disabled?: boolean | undefined;
};

/** Choose one file, many, or a folder; or drop them. Nothing is read here: the caller judges names and sizes first. */
export function FilesDrop({
  label,
  folderLabel,
  accept,
  hint,
  refusal,
  onFiles,
  disabled = false,
}: Props) {
  const [over, setOver] = useState(false);
  const noteId = useId();
  const hintId = useId();

  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    if (disabled) return;
    // Entries have to be taken now: after the event the list is empty.
    const entries = [...event.dataTransfer.items].flatMap(
      (item) => item.webkitGetAsEntry?.() ?? [],
    );
    const plain = [...event.dataTransfer.files].map((file) => ({ file, path: file.name }));
    if (entries.some((entry) => entry.isDirectory)) {
      void Promise.all(entries.map(filesIn)).then((files) => onFiles(files.flat()));
    } else if (plain.length > 0) onFiles(plain);
  };
  const chosen = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])].map((file) => ({
      file,
      path: file.webkitRelativePath || file.name,
    }));
    // Allows choosing the same files again after fixing them.
    input.value = "";
    if (files.length > 0) onFiles(files);
  };

  return (
    <div>
      <div
        className={cx(
          "relative flex min-h-24 items-center gap-4 rounded-control border border-line-field border-dashed px-5 py-4 transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action",
          over ? "border-action bg-action-tint" : "hover:border-muted",
        )}
      >
        <Upload size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
        <span className="min-w-0 grow">
          <span className="block font-semibold text-action">{label}</span>
          <span id={hintId} className="block text-13 text-muted">
            {hint}
          </span>
        </span>
        {/* The real control lies over the whole box: a press, Enter and the drop all reach it. */}
        <input
          type="file"
          multiple
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-describedby={`${hintId} ${noteId}`}
          aria-invalid={refusal ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onChange={(event) => chosen(event.target)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <p id={noteId} role="alert" className="mt-1.5 text-13 text-stop empty:hidden">
        {refusal}
      </p>
      <label className="relative mt-2 inline-flex min-h-9 cursor-pointer items-center rounded-tag text-action hover:text-action-strong has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action">
        {folderLabel}
        <input
          type="file"
          // Set by hand: the attribute is no part of React's types.
          ref={(input) => input?.setAttribute("webkitdirectory", "")}
          multiple
          disabled={disabled}
          onChange={(event) => chosen(event.target)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
    </div>
  );
}

/** All files under an entry of a drop. */
async function filesIn(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, "") }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const files: DroppedFile[] = [];
  for (;;) {
    // A folder is read in batches until one is empty.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return files;
    files.push(...(await Promise.all(part.map(filesIn))).flat());
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
