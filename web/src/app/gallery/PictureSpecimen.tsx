import { useEffect, useState } from "react";
import { type Crop, wholePicture } from "@/ui/picture/crop";
import { FaceButton } from "@/ui/picture/FaceButton";
import { ImageCropper } from "@/ui/picture/ImageCropper";
import { PictureControl } from "@/ui/picture/PictureControl";
import { openPicture, type Picture, PictureRefused } from "@/ui/picture/picture-file";

/** A picture drawn here, so that the gallery needs no file: a grid whose parts can be told apart. */
function drawnSample(): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = 640;
  canvas.height = 400;
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  const ink = getComputedStyle(document.documentElement).color;
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.font = "28px monospace";
  for (let x = 0; x < 8; x++) {
    for (let y = 0; y < 5; y++) {
      pen.strokeRect(x * 80, y * 80, 80, 80);
      pen.fillText(`${"ABCDEFGH"[x]}${y + 1}`, x * 80 + 22, y * 80 + 50);
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** Pictures: chosen, cut, kept in this page only. */
export function PictureSpecimen() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [face, setFace] = useState<string | null>(null);
  const [logo, setLogo] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let opened: Picture | null = null;
    let left = false;
    void (async () => {
      const blob = await drawnSample();
      if (!blob) return;
      opened = await openPicture(blob);
      if (left) opened.release();
      else setPicture(opened);
    })();
    return () => {
      left = true;
      opened?.release();
    };
  }, []);
  const keep = (put: (src: string | null) => void) => ({
    maxBytes: 5_000_000,
    onSave: async (image: Blob) => put(URL.createObjectURL(image)),
    onRemove: async () => put(null),
    explain: (error: unknown) =>
      error instanceof PictureRefused ? error.message : "The picture couldn't be saved.",
  });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-8">
        <FaceButton
          name="Mira Okafor"
          src={face}
          open={open}
          onOpenChange={setOpen}
          {...keep(setFace)}
        />
        <PictureControl
          kind="company"
          name="Halyard"
          src={logo}
          title="Company logo"
          {...keep(setLogo)}
        />
      </div>
      {picture && (
        <ImageCropper picture={picture} aspect={1.6} crop={crop} onCropChange={setCrop} />
      )}
    </div>
  );
}
