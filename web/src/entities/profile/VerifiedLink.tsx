import { ProofMark } from "@/entities/receipt/ProofMark";

type Props = {
  /** The address as it's shown: "github.com/me". */
  address: string;
  /** The day on which it was proved, an ISO date. */
  verifiedOn: string;
};

const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** Beside a link: its owner proved that it's their own. */
export function VerifiedLink({ address, verifiedOn }: Props) {
  const day = format.format(new Date(`${verifiedOn}T00:00:00Z`));
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-13 text-muted">
      Verified
      <time dateTime={verifiedOn} className="max-md:hidden">
        {day}
      </time>
      <ProofMark
        receipt={{
          title: `${address} verified`,
          counts: [`this person's own, since ${day}`, "checked every day"],
        }}
      />
    </span>
  );
}
