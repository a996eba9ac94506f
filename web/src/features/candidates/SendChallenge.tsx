import { FileCheck2 } from "lucide-react";
import { useState } from "react";
import { SendChallengeDialog } from "@/entities/invitation/SendChallengeDialog";
import { useSendChallenge } from "@/entities/invitation/use-send-challenge";
import type { Candidate } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/Toasts";

/** Asks a candidate to show something, unless the company has said no. */
export function SendChallenge({ candidate }: { candidate: Candidate }) {
  const { interaction, person } = candidate;
  const [open, setOpen] = useState(false);
  const { toast } = useToast();
  const { mayMake, ...sending } = useSendChallenge(
    { interactionId: interaction.id },
    open,
    (title) => {
      setOpen(false);
      toast({ message: `${title} is sent to ${person.full_name}.` });
    },
  );
  if (interaction.decision !== null && interaction.decision !== "approved") return null;
  return (
    <>
      <Button
        size="sm"
        onClick={() => setOpen(true)}
        icon={<FileCheck2 size={16} strokeWidth={1.5} aria-hidden />}
      >
        Send a challenge
      </Button>
      <SendChallengeDialog
        {...sending}
        open={open}
        name={person.full_name}
        makeHref={mayMake ? paths.employerChallengeNew : null}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
