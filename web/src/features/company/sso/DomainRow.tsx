import { useMutation } from "@tanstack/react-query";
import { ProofMark } from "@/entities/receipt/ProofMark";
import { contactUs } from "@/lib/config";
import type { SsoDomain } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { withStepUp } from "@/lib/step-up/step-up";
import { Button } from "@/ui/Button";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { CopyLine } from "@/ui/CopyLine";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { foundInstead, recordOf, removeDomain, verifyDomain } from "./queries";

/** Why a domain is not proved, and what its records say instead. */
function NotYet({ error }: { error: unknown }) {
  const records = foundInstead(error);
  return (
    <div role="alert" className="text-13">
      <p className="text-stop">{explain(error).sentence}</p>
      {records?.length === 0 && <p className="text-muted">No TXT record found at that name yet.</p>}
      {records && records.length > 0 && (
        <>
          <p className="text-muted">Found instead:</p>
          <ul className="break-all font-mono text-12">
            {records.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** One domain: proved, or what proves it. */
export function DomainRow({ domain }: { domain: SsoDomain }) {
  const verifying = useMutation({
    mutationFn: () => withStepUp("verify a domain", () => verifyDomain(domain.domain)),
  });
  const { name, value } = recordOf(domain);
  return (
    <li className="grid gap-4 border-line border-b py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex min-w-0 grow basis-48 flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="break-all font-semibold">{domain.domain}</bdi>
          {domain.verified_at ? (
            <>
              <span className="text-13 text-muted">
                verified <RelativeTime at={domain.verified_at} />
              </span>
              <ProofMark
                receipt={{
                  title: `${domain.domain} verified`,
                  counts: [
                    domain.verified_by === "staff"
                      ? "confirmed manually, with a reason in the audit log"
                      : "its DNS had the company's TXT record",
                  ],
                  source: domain.verified_by === "staff" ? "Devproof's staff" : "the DNS",
                  computedAt: domain.verified_at,
                }}
              />
            </>
          ) : (
            <Tag tone="wait">{domain.lapsed_at ? "Record missing" : "Not verified yet"}</Tag>
          )}
        </span>
        <ConfirmButton
          does="Remove"
          label={`Remove ${domain.domain}`}
          warning={
            domain.verified_at
              ? "Its addresses no longer sign in through your provider. Open sessions stay active."
              : "The TXT record becomes invalid. If you add the domain again, you get a new one."
          }
          explain={(error) => explain(error).sentence}
          act={() => withStepUp("remove a domain", () => removeDomain(domain.domain))}
        />
      </div>
      {domain.verified_at && !!domain.missed && (
        <p role="status" className="text-13">
          The TXT record is missing. Single sign-on stops after three daily checks without it. Name:{" "}
          <bdi className="break-all font-mono">{name}</bdi>. Value:{" "}
          <bdi className="break-all font-mono">{value}</bdi>.
        </p>
      )}
      {!domain.verified_at && (
        <div className="grid grid-cols-1 gap-4 rounded-control border border-line-strong bg-raised p-4">
          {domain.lapsed_at && (
            <p>
              We looked for the TXT record three times and didn't find it. Single sign-on stopped{" "}
              <RelativeTime at={domain.lapsed_at} />.
            </p>
          )}
          <p className="text-muted">
            Add this TXT record to the domain's DNS. Then verify the domain.
          </p>
          <CopyLine label="Name" text={name} copy="Copy the name" />
          <CopyLine label="Value" text={value} copy="Copy the value" />
          {verifying.isError && <NotYet error={verifying.error} />}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              pending={verifying.isPending}
              aria-label={`Verify now: ${domain.domain}`}
              onClick={() => verifying.mutate()}
            >
              Verify now
            </Button>
            {domain.checked_at && (
              <span className="text-13 text-muted">
                last checked <RelativeTime at={domain.checked_at} />
              </span>
            )}
          </div>
          <p className="text-13 text-muted">
            New records can take up to an hour to appear. {contactUs()} if you can't change the DNS.
            Devproof staff can confirm a domain manually.
          </p>
        </div>
      )}
    </li>
  );
}
