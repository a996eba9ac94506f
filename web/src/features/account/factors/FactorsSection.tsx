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
      title="Second step"
      id="factors"
      lede="After your password, sign-in asks for one of these too. Whoever learns your password alone does not get in."
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
        <p className="text-muted">
          None yet. Your password alone opens your account. An authenticator app takes two minutes.
        </p>
      )}
      {factors.length === 1 && (
        <Banner tone="info" title="Have a second one." className="mt-4">
          Lost with its device, a single one locks you out, and only our staff can let you in again,
          after they are sure that it is you.
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
