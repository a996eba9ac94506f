import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { AttachedFile } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { useObjectUrl } from "@/lib/use-object-url";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { FailedState } from "@/ui/FailedState";
import { formatBytes } from "@/ui/file-limits";
import { Spinner } from "@/ui/Spinner";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { isPicture, kindOf } from "./files";
import { attachmentQuery } from "./queries";
import { useSave } from "./use-save";

/** A picture or a text in full. Everything else is downloaded. */
export function Viewer({ file, onClose }: { file: AttachedFile | null; onClose: () => void }) {
  // The last one stays while the layer leaves.
  const [shown, setShown] = useState(file);
  if (file && file !== shown) setShown(file);
  if (!shown) return null;
  return <OpenViewer file={shown} open={file !== null} onClose={onClose} />;
}

function OpenViewer({
  file,
  open,
  onClose,
}: {
  file: AttachedFile;
  open: boolean;
  onClose: () => void;
}) {
  const bytes = useQuery({ ...attachmentQuery(file.path), enabled: open });
  const save = useSave(file);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="reading"
      title={file.file_name}
      description={`${kindOf(file)} · ${formatBytes(file.size_bytes)}`}
      footer={<Button onClick={save}>Download</Button>}
    >
      {bytes.isPending ? (
        <p className="grid min-h-40 place-items-center">
          <Spinner size={20} />
          <VisuallyHidden>Loading the file</VisuallyHidden>
        </p>
      ) : bytes.isError ? (
        <FailedState
          title="This file could not be loaded"
          onRetry={() => void bytes.refetch()}
          retrying={bytes.isRefetching}
        >
          {explain(bytes.error).sentence}
        </FailedState>
      ) : isPicture(file) ? (
        <Picture bytes={bytes.data} name={file.file_name} />
      ) : (
        <TextPreview bytes={bytes.data} />
      )}
    </Dialog>
  );
}

function Picture({ bytes, name }: { bytes: Blob; name: string }) {
  const url = useObjectUrl(bytes);
  return url && <img src={url} alt={name} className="mx-auto max-h-[65dvh] max-w-full" />;
}

function TextPreview({ bytes }: { bytes: Blob }) {
  const [text, setText] = useState("");
  useEffect(() => {
    let current = true;
    void bytes.text().then((words) => current && setText(words));
    return () => {
      current = false;
    };
  }, [bytes]);
  return (
    <pre
      dir="auto"
      tabIndex={0}
      className="max-h-[60dvh] overflow-auto rounded-control bg-sunken p-4 font-mono text-13 whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
