import { explain } from "@/lib/errors";
import { useToast } from "@/ui/Toasts";
import { guessProfile, profileChanged } from "./queries";
import type { MyProfile } from "./types";

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
  const { toast } = useToast();
  const refuse = (error: unknown) => toast({ message: explain(error).sentence, tone: "stop" });

  const undo = async (restore: Deletion["restore"]) => {
    try {
      await restore();
    } catch (error) {
      refuse(error);
    }
    await profileChanged();
  };

  return async ({ what, without, remove, restore }: Deletion) => {
    const putBack = guessProfile(without);
    try {
      await remove();
      toast({
        message: `${what} was deleted.`,
        action: { label: "Undo", onAction: () => void undo(restore) },
      });
    } catch (error) {
      putBack();
      refuse(error);
    }
    await profileChanged();
  };
}
