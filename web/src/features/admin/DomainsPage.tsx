import { useQuery } from "@tanstack/react-query";
import type { ClaimedDomain } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { EmptyState } from "@/ui/EmptyState";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { AdminFrame } from "./AdminFrame";
import { DomainDecision } from "./DomainDecision";
import { domainsQuery } from "./domains-queries";
import { StaffList } from "./StaffList";

/** The mail domains that companies claim for their sign-in, and confirming one by hand. */
export default function DomainsPage() {
  usePageTitle("Domains");
  const query = useQuery(domainsQuery);
  return (
    <AdminFrame
      current="domains"
      title="Domains"
      lede="Email domains that sign in through a company's own provider. DNS verifies a domain automatically. Confirm one manually only with other proof, and say which."
    >
      <StaffList
        query={query}
        what="The domains"
        empty={
          <EmptyState title="No claimed domains">
            Domains appear here when a company's admin sets up single sign-on.
          </EmptyState>
        }
      >
        {(domains) => (
          <ul aria-label="Domains" className="mt-4 border-line border-t">
            {domains.map((claimed) => (
              <DomainLine key={`${claimed.company_id} ${claimed.domain}`} claimed={claimed} />
            ))}
          </ul>
        )}
      </StaffList>
    </AdminFrame>
  );
}

const proofs = { dns: "Verified by DNS", staff: "Confirmed by staff" };

function DomainLine({ claimed }: { claimed: ClaimedDomain }) {
  const { domain, company_id, company_name, verified_at, verified_by, created_at } = claimed;
  return (
    <li className="border-line border-b py-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi className="break-all">{domain}</bdi>
            {verified_by ? <Tag>{proofs[verified_by]}</Tag> : <Tag tone="wait">Not verified</Tag>}
          </p>
          <p className="text-13 text-muted">
            <TextLink href={`${paths.adminTools}?status=all&company=${company_id}`}>
              <bdi>{company_name}</bdi>
            </TextLink>{" "}
            · claimed <RelativeTime at={created_at} />
            {verified_at && (
              <>
                {" "}
                · verified <RelativeTime at={verified_at} />
              </>
            )}
          </p>
        </div>
        <DomainDecision claimed={claimed} />
      </div>
    </li>
  );
}
