import { Camera } from "lucide-react";
import { explain } from "@/lib/errors";
import { removeAvatar, saveAvatar } from "@/lib/own-profile";
import { useProfile } from "@/lib/session/session";
import { maxImageBytes } from "@/lib/storage";
import { Avatar } from "@/ui/Avatar";
import { faceWidth } from "@/ui/picture/PictureControl";
import { PictureDialog } from "@/ui/picture/PictureDialog";
import type { Edit } from "./use-edit";

/** One's own picture at the head of the page; pressing it changes it. */
export function OwnPicture({ edit }: { edit: Edit }) {
  const { full_name, avatar_url } = useProfile();
  const does = avatar_url ? "Change your picture" : "Add a picture of you";
  return (
    <>
      <button
        type="button"
        aria-label={does}
        title={does}
        onClick={() => edit.open("avatar")}
        className="group relative shrink-0 rounded-full"
      >
        <Avatar name={full_name} src={avatar_url} size={80} />
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full border border-line-strong bg-raised text-muted group-hover:text-ink"
        >
          <Camera size={16} strokeWidth={1.5} />
        </span>
      </button>
      <PictureDialog
        open={edit.isOpen("avatar")}
        onClose={edit.close}
        title="Your picture"
        round
        maxWidth={faceWidth}
        maxBytes={maxImageBytes}
        onSave={saveAvatar}
        onRemove={avatar_url ? removeAvatar : undefined}
        explain={(error) => explain(error).sentence}
      />
    </>
  );
}
