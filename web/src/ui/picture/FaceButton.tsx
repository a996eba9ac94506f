import { Camera } from "lucide-react";
import { Avatar } from "../Avatar";
import { faceWidth } from "./PictureControl";
import { PictureDialog } from "./PictureDialog";

type Props = {
  name: string | null | undefined;
  src: string | null | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  maxBytes: number;
  onSave: (image: Blob) => Promise<void>;
  onRemove: () => Promise<void>;
  explain: (error: unknown) => string;
};

/** One's own picture at the head of a page; pressing it changes it. */
export function FaceButton({ name, src, open, onOpenChange, onRemove, ...dialog }: Props) {
  const does = src ? "Change your picture" : "Add a picture of you";
  return (
    <div className="relative grid shrink-0">
      <Avatar name={name} src={src} size={80} />
      <button
        type="button"
        aria-label={does}
        title={does}
        onClick={() => onOpenChange(true)}
        className="group absolute inset-0 rounded-full"
      >
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full border border-line-strong bg-raised text-muted group-hover:text-ink"
        >
          <Camera size={16} strokeWidth={1.5} />
        </span>
      </button>
      <PictureDialog
        {...dialog}
        open={open}
        onClose={() => onOpenChange(false)}
        title="Your picture"
        round
        maxWidth={faceWidth}
        onRemove={src ? onRemove : undefined}
      />
    </div>
  );
}
