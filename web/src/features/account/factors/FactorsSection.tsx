import { useQuery } from "@tanstack/react-query";
import { authSettingsQuery } from "@/lib/auth-settings";
import { factorsQuery, type SecondFactor } from "@/lib/factors";
import { Banner } from "@/ui/Banner";
import { SectionState } from "../SectionState";
import { SettingsSection } from "../SettingsSection";
import { AddFactor } from "./AddFactor";
import { FactorRow } from "./FactorRow";

/** What is asked for after the password: the list, adding and removing. */
export function FactorsSection() {
  const query = useQuery(factorsQuery);
  return (
    <SettingsSection
      title="Two-factor authentication"
      id="factors"
      lede="Sign-in asks for one of these after your password. A stolen password isn't enough to sign in."
    >
      <SectionState query={query} what="The second factors" rows={1}>
        {(factors) => <Factors factors={factors} />}
      </SectionState>
    </SettingsSection>
  );
}

function Factors({ factors }: { factors: SecondFactor[] }) {
  const { data: settings } = useQuery(authSettingsQuery);
  return (
    <>
      {factors.length > 0 ? (
        <ul aria-label="Second factors" className="border-line border-t">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} last={factors.length === 1} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">No second factor yet. Add an authenticator app in 2 minutes.</p>
      )}
      {factors.length === 1 && (
        <Banner tone="info" title="Add a second one." className="mt-4">
          If you lose your only factor, you're locked out. Only our staff can restore access, after
          they confirm it's you.
        </Banner>
      )}
      <AddFactor
        factors={factors}
        phones={settings?.phone ?? false}
        keys={settings?.passkeys ?? false}
        className="mt-5"
      />
    </>
  );
}
