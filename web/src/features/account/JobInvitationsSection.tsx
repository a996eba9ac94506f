import { useMutation, useQuery } from "@tanstack/react-query";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { Switch } from "@/ui/Switch";
import { companyEntry, EntryList, EntryListState } from "./EntryList";
import { allowJobInvitations, refusedCompaniesQuery } from "./queries";
import { SettingsSection } from "./SettingsSection";

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Whether companies can invite the reader to jobs, and those that can't. */
export function JobInvitationsSection({ isOn, onChange }: Props) {
  return (
    <SettingsSection
      title="Job invitations"
      id="job-invitations"
      lede="Companies that find you can invite you to a job. You get at most 3 invitations a week."
    >
      <Switch
        label="Let companies invite me"
        hint="If off, companies only see that they can't invite you right now. Open invitations stay."
        checked={isOn}
        onCheckedChange={onChange}
      />
      <RefusedCompanies />
    </SettingsSection>
  );
}

function RefusedCompanies() {
  const query = useQuery(refusedCompaniesQuery);
  const showError = useErrorToast();
  const allow = useMutation({ mutationFn: allowJobInvitations, onError: showError });
  return (
    <EntryListState query={query}>
      {(companies) =>
        companies.length > 0 && (
          <div className="mt-3">
            <h3 className="mb-1.5 text-14 font-semibold">Can't invite you</h3>
            <EntryList
              label="Companies that can't invite you"
              entries={companies.map(companyEntry)}
              does="Allow"
              doesTo={(name) => `Allow invitations from ${name}`}
              busy={allow.isPending}
              onAct={(id) => allow.mutate(id)}
            />
          </div>
        )
      }
    </EntryListState>
  );
}
