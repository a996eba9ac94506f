import { type ReactNode, useState } from "react";
import { Avatar } from "../Avatar";
import { Button } from "../Button";
import { PictureDialog } from "./PictureDialog";

type Props = {
  kind: "person" | "company";
  name: string | null | undefined;
  src: string | null | undefined;
  /** Title of the dialog: "Your picture". */
  title: string;
  maxWidth: number;
  maxBytes: number;
  onSave: (image: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
  explain: (error: unknown) => string;
  /** Under the buttons. */
  hint?: ReactNode;
};

/** The picture of a person or a company, with the ways to change it. Both take effect at once. */
export function PictureControl({
  kind,
  name,
  src,
  title,
  maxWidth,
  maxBytes,
  onSave,
  onRemove,
  explain,
  hint,
}: Props) {
  const [open, setOpen] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    setRemoving(true);
    setRefusal(null);
    try {
      await onRemove();
    } catch (error) {
      setRefusal(explain(error));
    }
    setRemoving(false);
  };
  return (
    <div className="flex items-center gap-5">
      <Avatar kind={kind} name={name} src={src} size={80} />
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => setOpen(true)}>{src ? "Change picture" : "Add a picture"}</Button>
          {src && (
            <Button variant="quiet" pending={removing} onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </div>
        <p aria-live="polite" className="mt-1.5 text-13 text-muted">
          {refusal ? <span className="text-stop">{refusal}</span> : hint}
        </p>
      </div>
      <PictureDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        round={kind === "person"}
        maxWidth={maxWidth}
        maxBytes={maxBytes}
        onSave={onSave}
        explain={explain}
      />
    </div>
  );
}
