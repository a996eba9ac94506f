import { explain } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { useToast } from "@/ui/Toasts";
import { removeSso } from "./queries";

/** Takes the provider away, and its domains with it. */
export function RemoveSso() {
  const { toast } = useToast();
  return (
    <ConfirmButton
      does="Remove single sign-on"
      label="Remove single sign-on"
      warning="This removes the provider and all its domains. Members who only sign in this way need a password reset email. Open sessions stay active."
      explain={(error) => explain(error).sentence}
      act={async () => {
        await withStepUp("remove your company's sign-in", removeSso);
        toast({ message: "Single sign-on removed." });
      }}
    />
  );
}
