import { useNavigate } from "react-router";
import { tiersPath } from "@/entities/subscription/tiers-path";
import { explain } from "@/lib/errors";
import { currentProfile } from "@/lib/session/session";
import { liftedText, tierThatLifts } from "@/lib/tier-refusal";
import { useToast } from "@/ui/Toasts";

/** Explains an error in a toast. Where a limit of the tier refused, it leads to the tier that lifts the limit. */
export function useErrorToast(): (error: unknown) => void {
  const { toast } = useToast();
  const navigate = useNavigate();
  return (error) => {
    const tier = tierThatLifts(error);
    const path = tier && tiersPath(currentProfile());
    toast({
      message: explain(error).sentence,
      tone: "stop",
      ...(tier &&
        path && {
          action: {
            label: liftedText(tier),
            onAction: () => void navigate(`${path}#${tier.id}`),
          },
        }),
    });
  };
}
