import type { UserIdentity } from "@supabase/supabase-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { authSettingsQuery, providerName } from "@/lib/auth-settings";
import { explain } from "@/lib/errors";
import { waitsForSsoLink } from "@/lib/sso-link";
import { withStepUp } from "@/lib/step-up/step-up";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { accountQuery } from "../queries";
import { SectionState } from "../SectionState";
import { SettingsSection } from "../SettingsSection";
import { IdentityRow } from "./IdentityRow";
import { linkCompany, linkProvider } from "./queries";

/** The accounts that open this one: mail and password, Google, a company's sign-in. */
export function IdentitiesSection() {
  const query = useQuery(accountQuery);
  return (
    <SettingsSection
      title="Linked accounts"
      id="identities"
      lede="You can sign in with any of them. Keep at least 1."
    >
      <SectionState query={query} what="The linked accounts" rows={2}>
        {(user) => <Identities identities={user.identities ?? []} />}
      </SectionState>
    </SettingsSection>
  );
}

function Identities({ identities }: { identities: UserIdentity[] }) {
  const { data: settings } = useQuery(authSettingsQuery);
  const linked = new Set(identities.map(({ provider }) => provider));
  const free = settings?.providers.filter((provider) => !linked.has(provider)) ?? [];
  const linking = useMutation({
    mutationFn: (provider: string) =>
      withStepUp(`link ${providerName(provider)}`, () => linkProvider(provider)),
  });
  return (
    <>
      <ul aria-label="Linked accounts" className="border-line border-t">
        {identities.map((identity) => (
          <IdentityRow
            key={identity.identity_id}
            identity={identity}
            only={identities.length === 1}
          />
        ))}
      </ul>
      <CompanySignOn />
      {linking.isError && (
        <Banner tone="stop" live className="mt-4">
          {explain(linking.error).sentence}
        </Banner>
      )}
      {free.length > 0 && (
        <ul aria-label="Accounts to link" className="mt-5 flex flex-wrap gap-2.5">
          {free.map((provider) => (
            <li key={provider}>
              <Button
                // The browser leaves for the provider: until then nothing else is to be pressed.
                pending={(linking.isPending || linking.isSuccess) && linking.variables === provider}
                onClick={() => linking.mutate(provider)}
              >
                Link {providerName(provider)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A company's sign-on that led here because the account is its owner's own. */
function CompanySignOn() {
  const linking = useMutation({
    mutationFn: () => withStepUp("connect your company's sign-on", linkCompany),
  });
  if (!waitsForSsoLink()) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="text-muted">
        Your company's single sign-on isn't connected to this account yet. Connect it to sign in
        with it.
      </p>
      {linking.isError && (
        <Banner tone="stop" live>
          {explain(linking.error).sentence}
        </Banner>
      )}
      <div>
        <Button pending={linking.isPending} onClick={() => linking.mutate()}>
          Connect company sign-on
        </Button>
      </div>
    </div>
  );
}
