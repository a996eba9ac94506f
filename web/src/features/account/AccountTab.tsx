import { useQuery } from "@tanstack/react-query";
import { employerContextQuery } from "@/lib/session/context";
import { useProfile } from "@/lib/session/session";
import { AddressSection } from "./AddressSection";
import { EmailSection } from "./EmailSection";
import { FactorsSection } from "./factors/FactorsSection";
import { IdentitiesSection } from "./identities/IdentitiesSection";
import { PasswordSection } from "./PasswordSection";
import { PersonSection } from "./PersonSection";
import { PhoneSection } from "./PhoneSection";
import { PasskeysSection } from "./passkeys/PasskeysSection";
import { SessionsSection } from "./sessions/SessionsSection";

/** Who one is, where one is found, and how one signs in. */
export function AccountTab() {
  const { role, company_role, company_id } = useProfile();
  const { data: context } = useQuery({ ...employerContextQuery, enabled: role === "employer" });
  const manages =
    company_id !== null &&
    (company_role === "admin" || (context?.permissions.includes("manage_company") ?? false));
  return (
    <>
      <PersonSection />
      {role === "job_seeker" && <AddressSection kind="profile" />}
      {role === "employer" && manages && <AddressSection kind="company" />}
      <EmailSection />
      <PasswordSection />
      {role === "job_seeker" && <PhoneSection />}
      <IdentitiesSection />
      <PasskeysSection />
      <FactorsSection />
      <SessionsSection />
    </>
  );
}
