import { useQuery } from "@tanstack/react-query";
import { ProofMark } from "@/entities/receipt/ProofMark";
import { paths } from "@/lib/paths";
import { spacedPhone } from "@/lib/phone";
import { buttonClass } from "@/ui/button-class";
import { Link } from "@/ui/Link";
import { accountQuery } from "./queries";
import { SectionState } from "./SectionState";
import { SettingsSection } from "./SettingsSection";
import { phoneState } from "./verification/queries";

/** Whether a seeker's phone is verified, and the way to where that is done. */
export function PhoneSection() {
  const query = useQuery(accountQuery);
  return (
    <SettingsSection
      title="Phone"
      id="phone"
      lede="Your profile shows that your phone is verified, but not the number. One number per account."
    >
      <SectionState query={query} what="Your phone" rows={1}>
        {(user) => {
          const { phone, verifiedAt, pending } = phoneState(user);
          return (
            <>
              <p className="mb-4 flex flex-wrap items-center gap-x-2">
                {phone ? (
                  <>
                    <strong className="font-semibold tabular-nums">{spacedPhone(phone)}</strong>
                    <ProofMark
                      receipt={{
                        title: "Phone verified",
                        counts: ["confirmed with a code sent by SMS"],
                        source: "SMS from this server",
                        computedAt: verifiedAt,
                      }}
                    />
                  </>
                ) : (
                  <span className="text-muted">
                    {pending ? `We sent a code to ${spacedPhone(pending)}.` : "Not verified yet."}
                  </span>
                )}
              </p>
              <Link href={paths.verification} className={buttonClass()}>
                {phone ? "Change number" : pending ? "Enter code" : "Verify number"}
              </Link>
            </>
          );
        }}
      </SectionState>
    </SettingsSection>
  );
}
