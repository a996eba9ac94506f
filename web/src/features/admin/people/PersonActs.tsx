import { useState } from "react";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { useToast } from "@/ui/Toasts";
import { type ReasonedAct, ReasonForm } from "../ReasonForm";
import {
  deactivatePerson,
  type PersonData,
  restorePerson,
  setSpecialRank,
  setStaff,
} from "./queries";

type Act = Omit<ReasonedAct, "act"> & {
  act: (reason: string) => Promise<unknown>;
  /** What a toast says afterwards. */
  done: string;
};

/** What staff can do to an account, one act at a time, each with its reason. */
export function PersonActs({ person }: { person: PersonData }) {
  const { toast } = useToast();
  const acts = actsOn(person);
  const [chosen, setChosen] = useState<string>();
  const current = acts.find(({ does }) => does === chosen) ?? acts[0];
  return (
    <section aria-labelledby="person-act">
      <h3 id="person-act" className="mb-2 text-16">
        Change the account
      </h3>
      {current ? (
        <ReasonForm
          hint="It's recorded in the audit log. The person doesn't read it."
          acts={[
            {
              ...current,
              act: async (reason) => {
                await current.act(reason);
                // Another state of the account has other acts.
                setChosen(undefined);
                toast({ message: current.done });
              },
            },
          ]}
        >
          <Field label="Change">
            <Select
              value={current.does}
              options={acts.map(({ does }) => ({ value: does, label: does }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
        </ReasonForm>
      ) : (
        <p className="text-muted">
          {person.is_me
            ? "This is your own account. Another member of staff can change it."
            : "There's nothing to change in this state."}
        </p>
      )}
    </section>
  );
}

const specialRanks = ["Founding Candidate", "System Admin"];

/** The acts that this account's state allows. The server asks again. */
function actsOn(person: PersonData): Act[] {
  const { id, state, is_me, is_staff, email_confirmed, special_rank } = person;
  const name = person.full_name || "The account";
  const ranks = person.role === "job_seeker" || is_staff ? rankActs(person, special_rank) : [];
  if (is_me) return ranks;
  const acts: Act[] = [];
  if (state === "deactivated_by_staff") {
    acts.push({
      does: "Restore the account",
      variant: "primary",
      effect: "They can sign in again, and get an email. Jobs that were paused stay paused.",
      done: `${name} is restored.`,
      act: (reason) => restorePerson(id, reason),
    });
  } else if (!is_staff) {
    acts.push({
      does: "Deactivate the account",
      variant: "danger",
      effect:
        "They're signed out within seconds, no one sees them, and only staff can restore the account. They get an email.",
      done: `${name} is deactivated.`,
      act: (reason) => deactivatePerson(id, reason),
    });
  }
  if (is_staff) {
    acts.push({
      does: "Take staff rights",
      variant: "danger",
      effect: "The staff tools are closed to them at once. They get an email.",
      done: `${name} is no longer a member of staff.`,
      act: (reason) => setStaff(id, false, reason),
    });
  } else if ((state === "active" || state === "onboarding") && email_confirmed) {
    acts.push({
      does: "Make a member of staff",
      variant: "primary",
      effect: "They can use all staff tools once they have a second factor. They get an email.",
      done: `${name} is a member of staff.`,
      act: (reason) => setStaff(id, true, reason),
    });
  }
  return [...acts, ...ranks];
}

function rankActs({ id }: PersonData, special: string | null): Act[] {
  const given = specialRanks
    .filter((rank) => rank !== special)
    .map(
      (rank): Act => ({
        does: `Give the rank ${rank}`,
        variant: "primary",
        effect: "It appears wherever their rank does. The earned rank stays visible next to it.",
        done: "The rank is set.",
        act: (reason) => setSpecialRank(id, rank, reason),
      }),
    );
  if (special === null) return given;
  return [
    ...given,
    {
      does: `Take the rank ${special}`,
      variant: "danger",
      effect: "Only the rank that they earned stays.",
      done: "The rank is removed.",
      act: (reason) => setSpecialRank(id, null, reason),
    },
  ];
}
