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
      lede="A verified phone shows on your profile, without its number. One number stands for one account."
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
                        counts: ["a code that was sent to it was entered here"],
                        source: "an SMS of this server",
                        computedAt: verifiedAt,
                      }}
                    />
                  </>
                ) : (
                  <span className="text-muted">
                    {pending ? `A code went to ${spacedPhone(pending)}.` : "Not verified yet."}
                  </span>
                )}
              </p>
              <Link href={paths.verification} className={buttonClass()}>
                {phone ? "Change the number" : pending ? "Enter the code" : "Verify a number"}
              </Link>
            </>
          );
        }}
      </SectionState>
    </SettingsSection>
  );
}
