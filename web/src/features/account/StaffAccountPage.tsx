import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { factorsQuery } from "@/lib/factors";
import { nextOf } from "@/lib/next-place";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { hasTwoFactors } from "@/lib/session/assurance";
import { useSession, useUser } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { PageHeader } from "@/ui/Page";
import { EmailSection } from "./EmailSection";
import { FactorsSection } from "./factors/FactorsSection";
import { PasswordSection } from "./PasswordSection";
import { PasskeysSection } from "./passkeys/PasskeysSection";
import { SessionsSection } from "./sessions/SessionsSection";

export const loader = () => prefetch(factorsQuery);

/**
 * A staff member's own account, under the tools: staff have no other settings. Until there is a second factor it is
 * the one page that opens for them.
 */
export default function StaffAccountPage() {
  usePageTitle("Your account");
  const { search } = useLocation();
  const { email } = useUser();
  const session = useSession();
  const { data: factors } = useQuery(factorsQuery);
  // By a second factor, or by a passkey, which is two at once.
  const open = session.phase === "in" && hasTwoFactors(session.session);
  return (
    <div className="page pb-16">
      <PageHeader
        above="Staff tools"
        title={open ? "Your account" : "Add a second factor first"}
        lede={
          open
            ? `Sign-in settings for ${email}.`
            : "Staff tools affect other people's accounts, so they require a second factor. Add one below. It takes 2 minutes."
        }
        actions={
          open && (
            <Link
              href={nextOf(search) ?? paths.adminTools}
              className={buttonClass({ variant: "primary" })}
            >
              Open staff tools
            </Link>
          )
        }
      />
      {open && factors?.length === 1 && (
        <Banner tone="info" className="mb-2">
          If you remove your only second factor, you lose access to staff tools. Add the new one
          first.
        </Banner>
      )}
      <FactorsSection />
      {open && (
        <>
          <EmailSection />
          <PasswordSection />
          <PasskeysSection />
        </>
      )}
      <SessionsSection />
    </div>
  );
}
