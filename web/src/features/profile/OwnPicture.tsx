import { explain } from "@/lib/errors";
import { removeAvatar, saveAvatar } from "@/lib/own-profile";
import { useProfile } from "@/lib/session/session";
import { maxImageBytes } from "@/lib/storage";
import { FaceButton } from "@/ui/picture/FaceButton";
import type { Edit } from "./use-edit";

/** The picture at the head of the own profile; its dialog is one of the parts that open for editing. */
export function OwnPicture({ edit }: { edit: Edit }) {
  const { full_name, avatar_url } = useProfile();
  return (
    <FaceButton
      name={full_name}
      src={avatar_url}
      open={edit.isOpen("avatar")}
      onOpenChange={(open) => (open ? edit.open("avatar") : edit.close())}
      maxBytes={maxImageBytes}
      onSave={saveAvatar}
      onRemove={removeAvatar}
      explain={(error) => explain(error).sentence}
    />
  );
}
