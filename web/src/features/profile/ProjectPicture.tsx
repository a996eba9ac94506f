import { useState } from "react";
import { explain } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { maxImageBytes, projectAspect, uploadImage } from "@/lib/storage";
import { Button } from "@/ui/Button";
import { Picture } from "@/ui/picture/Picture";
import { PictureDialog } from "@/ui/picture/PictureDialog";

type Props = {
  /** The relative address of the picture; "" is none. */
  value: string;
  onValueChange: (address: string) => void;
};

/** The picture of a project in its form. It is stored at once and belongs to the project when the form is saved. */
export function ProjectPicture({ value, onValueChange }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Picture
          src={value || null}
          alt="Picture preview"
          aspect={projectAspect}
          className="max-w-48 rounded-control"
        />
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => setOpen(true)}>
            {value ? "Change picture" : "Add a picture"}
          </Button>
          {value && (
            <Button variant="quiet" onClick={() => onValueChange("")}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <PictureDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Picture of the project"
        aspect={projectAspect}
        maxWidth={1600}
        maxBytes={maxImageBytes}
        onSave={async (image) =>
          onValueChange(await uploadImage("projects", currentProfile().id, image))
        }
        explain={(error) => explain(error).sentence}
      />
    </>
  );
}
