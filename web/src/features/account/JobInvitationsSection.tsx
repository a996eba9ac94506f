import { useMutation, useQuery } from "@tanstack/react-query";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { explain } from "@/lib/errors";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { SkeletonBar } from "@/ui/Skeleton";
import { Switch } from "@/ui/Switch";
import { allowJobInvitations, refusedCompaniesQuery } from "./queries";
import { SettingsSection } from "./SettingsSection";

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

const gone = "A company that's currently hidden";

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
  if (query.isPending) return <SkeletonBar className="h-11" />;
  if (query.isError) {
    return (
      <p role="alert" className="text-13 text-stop">
        The list couldn't be loaded. {explain(query.error).sentence}{" "}
        <Button size="sm" onClick={() => void query.refetch()} pending={query.isRefetching}>
          Try again
        </Button>
      </p>
    );
  }
  if (query.data.length === 0) return null;
  return (
    <div className="mt-3">
      <h3 className="mb-1.5 text-14 font-semibold">Can't invite you</h3>
      <ul aria-label="Companies that can't invite you" className="border-line border-t">
        {query.data.map(({ company_id, companies: company }) => (
          <li
            key={company_id}
            className="flex min-h-row items-center gap-3 border-line border-b py-1.5"
          >
            <Avatar kind="company" name={company?.name} src={company?.logo_url} size={24} />
            <span className="min-w-0 grow truncate">
              {company ? <bdi>{company.name}</bdi> : <span className="text-muted">{gone}</span>}
            </span>
            <Button
              size="sm"
              aria-label={`Allow invitations from ${company?.name ?? "this company"}`}
              disabled={allow.isPending}
              onClick={() => allow.mutate(company_id)}
            >
              Allow
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
