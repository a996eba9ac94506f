import { useMutation, useQuery } from "@tanstack/react-query";
import { RepositoryFacts } from "@/entities/profile/RepositoryFacts";
import type { MyProfile } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { repositoryFailureLabels } from "@/lib/vocabulary.generated";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { Switch } from "@/ui/Switch";
import { type GitHubAccount, githubAccounts } from "./github-accounts";
import { hideRepositories, myProfileQuery, refreshRepositories, showRepositories } from "./queries";

/** How often the page looks whether GitHub has answered. */
const POLL_MS = 1500;

/** Whether what GitHub says of the person's repositories is shown, and what that is. */
export function RepositoryConsent({ profile }: { profile: MyProfile }) {
  const { repository_consent: consent, repositories } = profile;
  useQuery({ ...myProfileQuery, refetchInterval: consent?.is_pending ? POLL_MS : false });
  const reread = () => queryClient.invalidateQueries({ queryKey: myProfileQuery.queryKey });
  const choice = useMutation({
    mutationFn: (account: GitHubAccount | null) =>
      account ? showRepositories(account.linkId) : hideRepositories(),
    onSettled: reread,
  });
  const refresh = useMutation({ mutationFn: refreshRepositories, onSettled: reread });
  const accounts = githubAccounts(profile);
  const error = choice.error ?? refresh.error;

  return (
    <fieldset aria-label="GitHub repositories" className="mt-4 min-w-0">
      {accounts.length === 0 && (
        <p className="text-13 text-muted">
          To show your public GitHub repositories here, verify a link to your GitHub profile or sign
          in with GitHub.
        </p>
      )}
      {accounts.map((account) => {
        const isOn = consent !== null && consent.link_id === account.linkId;
        // Until the server has answered, the switch shows what was chosen.
        const chosen = choice.isPending ? choice.variables?.address === account.address : isOn;
        return (
          <Switch
            key={account.address}
            checked={chosen}
            onCheckedChange={(on) => {
              refresh.reset();
              if (!choice.isPending) choice.mutate(on ? account : null);
            }}
            label={
              accounts.length === 1
                ? "Show my public GitHub repositories"
                : `Show the public repositories of ${account.address}`
            }
            hint={
              accounts.length === 1
                ? `${account.address}. Others see your languages and when you pushed, marked “Shown, not judged”. We read them now and once a day.`
                : "One account at a time."
            }
          />
        );
      })}
      {error && (
        <p role="alert" className="mt-1 text-13 text-stop">
          {explain(error).sentence}
        </p>
      )}
      {consent && (
        <div className="mt-2 rounded-control border border-line-strong bg-raised p-4">
          <p role="status" className="text-13 text-muted empty:hidden">
            {consent.is_pending && "Reading your repositories at GitHub…"}
            {!consent.is_pending &&
              !consent.failure &&
              consent.count === 0 &&
              "GitHub lists no public repositories of your own. Forks and archived repositories aren’t shown."}
          </p>
          {!consent.is_pending && consent.failure && (
            <p className="mb-3 text-13 text-wait last:mb-0">
              {repositoryFailureLabels[consent.failure]} We try again by ourselves{" "}
              <RelativeTime at={consent.due_at} />.
            </p>
          )}
          {repositories && (
            <div className={consent.is_pending ? "mt-3" : undefined}>
              <RepositoryFacts repositories={repositories} />
            </div>
          )}
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button
              size="sm"
              pending={refresh.isPending || consent.is_pending}
              onClick={() => {
                choice.reset();
                refresh.mutate();
              }}
            >
              Read again
            </Button>
            <span className="text-13 text-muted">Up to 5 times an hour.</span>
          </div>
        </div>
      )}
    </fieldset>
  );
}
