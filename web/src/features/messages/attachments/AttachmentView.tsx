import { useQuery } from "@tanstack/react-query";
import { Download, FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AttachedFile } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { useObjectUrl } from "@/lib/use-object-url";
import { Button } from "@/ui/Button";
import { formatBytes } from "@/ui/file-limits";
import { IconButton } from "@/ui/IconButton";
import { isPicture, isReadable, kindOf, previewSize } from "./files";
import { attachmentQuery } from "./queries";
import { useSave } from "./use-save";
import { Viewer } from "./Viewer";

/** The files of a message: pictures as such, the others as rows. */
export function Attachments({ files }: { files: AttachedFile[] }) {
  const [open, setOpen] = useState<AttachedFile | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <ul aria-label="Files" className="grid gap-2 not-first:mt-2">
        {files.map((file) => (
          <li key={file.path} className="min-w-0">
            {isPicture(file) ? (
              <PicturePreview file={file} onOpen={() => setOpen(file)} />
            ) : (
              <FileRow file={file} onOpen={isReadable(file) ? () => setOpen(file) : undefined} />
            )}
          </li>
        ))}
      </ul>
      <Viewer file={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** A file's name, kind and size, with the way to have it. */
function FileRow({ file, onOpen }: { file: AttachedFile; onOpen?: (() => void) | undefined }) {
  const save = useSave(file);
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <FileText size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
      <span className="min-w-0 grow">
        <bdi className="block truncate font-semibold text-13">{file.file_name}</bdi>
        <span className="block text-12 text-muted">
          {kindOf(file)} · {formatBytes(file.size_bytes)}
        </span>
      </span>
      {onOpen && (
        <Button size="sm" onClick={onOpen} aria-label={`Read ${file.file_name}`}>
          Read
        </Button>
      )}
      <IconButton
        label={`Download ${file.file_name}`}
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
        onClick={save}
      />
    </div>
  );
}

/** A picture in the size that it will have, fetched once it comes into sight. */
function PicturePreview({ file, onOpen }: { file: AttachedFile; onOpen: () => void }) {
  const place = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const bytes = useQuery({ ...attachmentQuery(file.path), enabled: near });
  const url = useObjectUrl(bytes.data);
  const size = previewSize(file);

  useEffect(() => {
    if (!place.current) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "400px" },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);

  if (bytes.isError) {
    return (
      <div>
        <FileRow file={file} />
        <p className="mt-1 text-12 text-stop">
          The picture could not be loaded. {explain(bytes.error).sentence}{" "}
          <Button size="sm" onClick={() => void bytes.refetch()}>
            Try again
          </Button>
        </p>
      </div>
    );
  }
  return (
    <button
      ref={place}
      type="button"
      onClick={onOpen}
      aria-label={`Open the picture ${file.file_name}`}
      className="block max-w-full overflow-hidden rounded-control border border-line bg-sunken"
      style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {url && <img src={url} alt="" className="size-full object-contain" />}
    </button>
  );
}
