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
  maxBytes: number;
  onSave: (image: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
  explain: (error: unknown) => string;
  /** Under the button. */
  hint?: ReactNode;
};

/** Of pictures of people and companies, in pixels. */
export const faceWidth = 512;

/** The picture of a person or a company, with the way to change it. */
export function PictureControl({ kind, name, src, title, hint, onRemove, ...dialog }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-5">
      <Avatar kind={kind} name={name} src={src} size={80} />
      <div className="min-w-0">
        <Button onClick={() => setOpen(true)}>{src ? "Change picture" : "Add a picture"}</Button>
        {hint && <p className="mt-1.5 text-13 text-muted">{hint}</p>}
      </div>
      <PictureDialog
        {...dialog}
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        round={kind === "person"}
        maxWidth={faceWidth}
        onRemove={src ? onRemove : undefined}
      />
    </div>
  );
}
