import { ProofMark } from "@/entities/receipt/ProofMark";
import { paths } from "@/lib/paths";
import { spacedPhone } from "@/lib/phone";
import { Button } from "@/ui/Button";
import { RelativeTime } from "@/ui/RelativeTime";
import { TextLink } from "@/ui/TextLink";

type Props = { phone: string; verifiedAt: string; onChange: () => void };

/** The number is proved: what the profile shows, and the way to another one. */
export function VerifiedNumber({ phone, verifiedAt, onChange }: Props) {
  return (
    <div className="border-line border-t pt-6">
      <p className="flex flex-wrap items-center gap-x-2 text-20">
        <span className="font-semibold tabular-nums">{spacedPhone(phone)}</span>
        <ProofMark
          size={20}
          receipt={{
            title: "Phone verified",
            counts: ["confirmed with a code sent by SMS"],
            source: "SMS from this server",
            computedAt: verifiedAt,
          }}
        />
      </p>
      <p className="mt-1 text-muted">
        Verified <RelativeTime at={verifiedAt} />. Your{" "}
        <TextLink underlined href={paths.profile}>
          profile
        </TextLink>{" "}
        says “Phone verified”, but doesn't show the number.
      </p>
      <Button className="mt-5" onClick={onChange}>
        Change number
      </Button>
    </div>
  );
}
