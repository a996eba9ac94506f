import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/Button";
import { defer } from "@/ui/deferred";

type Props = {
  person: { id: string; full_name: string };
  size?: "sm" | undefined;
};

/** Most who open a page invite nobody: the dialog loads on hover or focus of its button. */
const inviteDialog = defer(async () => (await import("./InviteDialog")).InviteDialog);

/** Opens the dialog that invites a person to a job. Only for readers who can find the person. */
export function InviteButton({ person, size }: Props) {
  const [open, setOpen] = useState(false);
  const InviteDialog = inviteDialog.use();
  return (
    <>
      <Button
        size={size}
        icon={<UserPlus size={16} strokeWidth={1.5} aria-hidden />}
        aria-label={`Invite ${person.full_name} to a job`}
        onPointerEnter={inviteDialog.fetch}
        onFocus={inviteDialog.fetch}
        pending={open && !InviteDialog}
        onClick={() => {
          inviteDialog.fetch();
          setOpen(true);
        }}
      >
        Invite to a job
      </Button>
      {InviteDialog && <InviteDialog open={open} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
