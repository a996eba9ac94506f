import { useState } from "react";
import type { TeamMember as Member } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import type { Permission } from "@/lib/vocabulary.generated";

import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { useToast } from "@/ui/Toasts";
import { PermissionBoxes } from "./PermissionBoxes";
import { setPermissions } from "./queries";
import { useTeamChange } from "./use-team";

type Props = { member: Member | null; own: Permission[]; onClose: () => void };

/** What a colleague may do from now on. */
export function PermissionsDialog({ member, own, onClose }: Props) {
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title="Change permissions"
      description={member ? <bdi>{member.full_name}</bdi> : undefined}
    >
      {member && <Boxes key={member.id} member={member} own={own} onDone={onClose} />}
    </Dialog>
  );
}

function Boxes({ member, own, onDone }: { member: Member; own: Permission[]; onDone: () => void }) {
  const { toast } = useToast();
  const [wanted, setWanted] = useState(member.permissions);
  const saving = useTeamChange({
    mutationFn: (permissions: Permission[]) => setPermissions(member.id, permissions),
    onSuccess: () => {
      toast({ message: `${member.full_name || "The colleague"} gets an email.` });
      onDone();
    },
  });
  return (
    <>
      {saving.error && (
        <Banner tone="stop" live className="mb-5">
          No changes were saved. {explain(saving.error).sentence}
        </Banner>
      )}
      <PermissionBoxes
        value={wanted}
        onValueChange={setWanted}
        own={own}
        held={member.permissions}
      />
      <p className="mt-4 text-13 text-muted">
        Removed permissions end within seconds, also on open pages.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="primary" pending={saving.isPending} onClick={() => saving.mutate(wanted)}>
          Save permissions
        </Button>
      </div>
    </>
  );
}
