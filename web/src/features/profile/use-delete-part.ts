import { useErrorToast } from "@/entities/query/use-error-toast";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { MyProfile } from "@/lib/database.types";
import { profileChanged, updateCachedProfile } from "./queries";

type Deletion = {
  /** For the notice: "Experience at Halyard". */
  what: string;
  /** The profile without it. */
  without: (profile: MyProfile) => MyProfile;
  remove: () => Promise<unknown>;
  /** Puts it back as it was. */
  restore: () => Promise<unknown>;
};

/** Takes an entry away at once and offers to undo it; put back by itself when the server refuses. */
export function useDeletePart() {
  const update = useOptimisticUpdate();
  const showError = useErrorToast();

  const undo = async (restore: Deletion["restore"]) => {
    await restore().catch(showError);
    await profileChanged();
  };

  return ({ what, without, remove, restore }: Deletion) =>
    update({
      apply: () => updateCachedProfile(without),
      send: remove,
      notice: { message: `${what} was deleted.`, undo: () => void undo(restore) },
      onSettled: profileChanged,
    });
}
