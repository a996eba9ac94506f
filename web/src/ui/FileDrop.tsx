import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { formatBytes, refuse } from "./file-limits";

type Props = {
  /** What to choose: "Choose a logo". */
  label: string;
  /** As the input's `accept`: "image/png,image/jpeg", ".json". */
  accept?: string | undefined;
  /** The same in words: "PNG or JPEG". */
  kinds: string;
  maxBytes: number;
  onFile: (file: File) => void;
  /** The name of the file in use, or a picture of it. */
  current?: ReactNode;
  disabled?: boolean | undefined;
};

/** Choose a file or drop it here. Its size and kind are judged before it is read or sent. */
export function FileDrop({
  label,
  accept,
  kinds,
  maxBytes,
  onFile,
  current,
  disabled = false,
}: Props) {
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  // While a file is read nothing else can be chosen, and a disabled control loses the focus.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (disabled) return;
    if (hadFocus.current && document.activeElement === document.body) input.current?.focus();
    hadFocus.current = false;
  }, [disabled]);

  const take = (file: File | undefined) => {
    if (!file) return;
    const reason = refuse(file, { accept, maxBytes, kinds });
    setRefusal(reason);
    if (reason) return;
    hadFocus.current = document.activeElement === input.current;
    onFile(file);
  };
  const drop = (event: DragEvent<HTMLInputElement>) => {
    // Taken here and not by the browser, so that a folder or a second file cannot slip in.
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <div
        className={cx(
          "relative flex min-h-16 items-center gap-3 rounded-control border border-line-field border-dashed px-4 py-3 transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-action",
          over ? "border-action bg-action-tint" : "hover:border-muted",
        )}
      >
        {current ?? <Upload size={20} strokeWidth={1.5} aria-hidden className="text-faint" />}
        <span className="min-w-0 grow">
          <span className="block font-semibold text-action">{label}</span>
          <span className="block text-13 text-muted">
            or drop it here · {kinds} · up to {formatBytes(maxBytes)}
          </span>
        </span>
        {/* The real control lies over the whole box: a press, Enter and the drop all reach it. */}
        <input
          ref={input}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-label={label}
          aria-describedby={noteId}
          aria-invalid={refusal ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Allows choosing the same file again after fixing it.
            event.target.value = "";
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <p id={noteId} aria-live="polite" className="mt-1.5 text-13 text-stop empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
