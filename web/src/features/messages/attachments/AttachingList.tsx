import { FileText, RotateCw, TriangleAlert, X } from "lucide-react";
import { formatBytes } from "@/ui/file-limits";
import { IconButton } from "@/ui/IconButton";
import { Spinner } from "@/ui/Spinner";
import type { Attaching } from "./use-attaching";

type Props = {
  files: Attaching[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
};

/** The files that will go with the message. */
export function AttachingList({ files, onRemove, onRetry }: Props) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="mt-2 grid gap-1.5">
      {files.map(({ key, name, size, state, why, file }) => (
        <li
          key={key}
          className="flex min-h-11 items-center gap-2.5 rounded-control border border-line px-3 py-1"
        >
          {state === "uploading" ? (
            <Spinner size={16} />
          ) : state === "failed" ? (
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-stop" />
          ) : (
            <FileText size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
          )}
          <span className="min-w-0 grow">
            <bdi className="block truncate text-13">{name}</bdi>
            <span role="status" className="block text-12 text-muted">
              {state === "failed" ? <span className="text-stop">{why}</span> : formatBytes(size)}
              {state === "uploading" && " · uploading"}
            </span>
          </span>
          {state === "failed" && file && (
            <IconButton
              label={`Upload ${name} again`}
              icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => onRetry(key)}
            />
          )}
          <IconButton
            label={`Remove ${name}`}
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
