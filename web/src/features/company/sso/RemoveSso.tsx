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
      does="Remove the company's sign-in"
      label="Remove the company's sign-in"
      warning="The provider and all its domains are forgotten. Whoever signed in by it alone needs a mail of recovery to get in again. Open sessions stay."
      explain={(error) => explain(error).sentence}
      act={async () => {
        await withStepUp("remove your company's sign-in", removeSso);
        toast({ message: "The company's sign-in is removed." });
      }}
    />
  );
}
