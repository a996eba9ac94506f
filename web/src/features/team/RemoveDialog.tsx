import { useState } from "react";
import type { TeamMember as Member, Team } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { session } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { useToast } from "@/ui/Toasts";
import { remove } from "./queries";
import { useTeamChange } from "./use-team";

type Props = { member: Member | null; team: Team; onClose: () => void };

/** The end of somebody's membership, by a colleague or by themselves; and who gets their jobs. */
export function RemoveDialog({ member, team, onClose }: Props) {
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={member?.is_you ? `Leave ${team.company.name}` : "Remove from team"}
      description={member && !member.is_you ? <bdi>{member.full_name}</bdi> : undefined}
    >
      {member && <Question key={member.id} member={member} team={team} onDone={onClose} />}
    </Dialog>
  );
}

function Question({ member, team, onDone }: { member: Member; team: Team; onDone: () => void }) {
  const { toast } = useToast();
  const heirs = team.members.filter(({ id, is_active }) => id !== member.id && is_active);
  const [heir, setHeir] = useState((heirs.find(({ is_you }) => is_you) ?? heirs[0])?.id ?? "");
  const name = member.is_you ? "You" : member.full_name || "The colleague";
  const removing = useTeamChange({
    mutationFn: () => remove(member.id, heir || null),
    onSuccess: async () => {
      onDone();
      if (member.is_you) {
        toast({ message: `You have left ${team.company.name}.` });
        // Without a company the account is asked for one again.
        await session().reloadProfile();
      } else {
        toast({ message: `${name} is no longer on the team.` });
      }
    },
  });
  return (
    <>
      {removing.error && (
        <Banner tone="stop" live className="mb-5">
          No changes were saved. {explain(removing.error).sentence}
        </Banner>
      )}
      <p className="mb-5 text-muted">
        {member.is_you ? "Your access to" : "Their access to"} the company's jobs, candidates and
        conversations ends immediately. The account stays.
      </p>
      <Field
        label={
          member.is_you
            ? "Who gets your jobs and conversations"
            : "Who gets their jobs and conversations"
        }
        hint={
          member.jobs === 0
            ? "There are no jobs. Conversations are transferred too."
            : `${member.jobs} ${member.jobs === 1 ? "job" : "jobs"}, with candidates and conversations.`
        }
      >
        <Select
          value={heir}
          onChange={(event) => setHeir(event.target.value)}
          options={heirs.map(({ id, full_name, is_you }) => ({
            value: id,
            label: is_you ? `${full_name} (you)` : full_name || "No name",
          }))}
        />
      </Field>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onDone}>{member.is_you ? "Stay" : "Keep them"}</Button>
        <Button variant="danger" pending={removing.isPending} onClick={() => removing.mutate()}>
          {member.is_you ? "Leave company" : "Remove from team"}
        </Button>
      </div>
    </>
  );
}
