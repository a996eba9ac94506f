import { type ReactNode, useEffect, useState } from "react";
import { Banner } from "../Banner";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { FileDrop } from "../FileDrop";
import { type Crop, wholePicture } from "./crop";
import { drawCrop } from "./draw-crop";
import { ImageCropper } from "./ImageCropper";
import { maxFileBytes, openPicture, type Picture, PictureRefused } from "./picture-file";

type Props = {
  open: boolean;
  onClose: () => void;
  /** "Your picture", "Company logo". */
  title: string;
  description?: ReactNode;
  /** Width / height of what is kept. 1 unless given. */
  aspect?: number | undefined;
  round?: boolean | undefined;
  /** Pixels; larger parts are made smaller. */
  maxWidth: number;
  /** Of the file that is handed over. */
  maxBytes: number;
  /** Stores the part. The dialog closes when it resolves and shows `explain` of what it throws. */
  onSave: (image: Blob) => Promise<void>;
  /** Takes the present picture away; given while there is one. */
  onRemove?: (() => Promise<void>) | undefined;
  /** Turns what `onSave` threw into a sentence. */
  explain: (error: unknown) => string;
};

/** Choose a picture, cut it, keep it. */
export function PictureDialog({ open, onClose, title, description, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      {/* Begins anew each time it opens. */}
      <PictureSteps {...rest} onClose={onClose} />
    </Dialog>
  );
}

function PictureSteps({
  onClose,
  aspect = 1,
  round,
  maxWidth,
  maxBytes,
  onSave,
  onRemove,
  explain,
}: Omit<Props, "open" | "title" | "description">) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [busy, setBusy] = useState<"opening" | "saving" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => () => picture?.release(), [picture]);

  const words = (error: unknown) =>
    error instanceof PictureRefused ? error.message : explain(error);
  const choose = async (file: File) => {
    setBusy("opening");
    setRefusal(null);
    try {
      setPicture(await openPicture(file));
      setCrop(wholePicture);
    } catch (error) {
      setPicture(null);
      setRefusal(words(error));
    }
    setBusy(null);
  };
  const finish = async (run: () => Promise<void>) => {
    setBusy("saving");
    setRefusal(null);
    try {
      await run();
      onClose();
    } catch (error) {
      setRefusal(words(error));
      setBusy(null);
    }
  };

  return (
    <div className="grid gap-4">
      {refusal && (
        <Banner tone="stop" live>
          {refusal}
        </Banner>
      )}
      {picture ? (
        <>
          <ImageCropper
            picture={picture}
            aspect={aspect}
            crop={crop}
            onCropChange={setCrop}
            round={round}
          />
          {picture.moving && (
            <p className="text-13 text-muted">Only the first frame of an animation is used.</p>
          )}
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button onClick={() => setPicture(null)} disabled={busy === "saving"}>
              Choose another
            </Button>
            <Button
              variant="primary"
              pending={busy === "saving"}
              onClick={() =>
                void finish(async () =>
                  onSave(await drawCrop(picture, aspect, crop, maxWidth, maxBytes)),
                )
              }
            >
              Use this part
            </Button>
          </div>
        </>
      ) : (
        <>
          <FileDrop
            label={busy === "opening" ? "Opening the picture" : "Choose a picture"}
            // HEIC is let through to the words that say what to do about it.
            accept="image/*"
            kinds="PNG, JPEG, WebP or GIF"
            maxBytes={maxFileBytes}
            disabled={busy === "opening"}
            onFile={(file) => void choose(file)}
          />
          {onRemove && (
            <div>
              <Button
                variant="quiet"
                pending={busy === "saving"}
                onClick={() => void finish(onRemove)}
              >
                Remove current picture
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
