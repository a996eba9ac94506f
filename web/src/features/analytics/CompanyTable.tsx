import type { ViewingCompany } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { RelativeTime } from "@/ui/RelativeTime";
import { Table, Td, Th } from "@/ui/Table";
import { TextLink } from "@/ui/TextLink";
import { MadeBy } from "./MadeBy";

/** The companies whose members opened the profile. */
export function CompanyTable({ companies }: { companies: ViewingCompany[] }) {
  return (
    <section aria-label="Companies that viewed you" className="min-w-0">
      <h2 className="flex min-h-8 items-center text-14 font-semibold">Companies that viewed you</h2>
      {companies.length === 0 ? (
        <div className="mt-2 grid h-48 place-content-center border-line border-y px-4 text-center text-muted">
          No company opened your profile in this period.
        </div>
      ) : (
        <div className="mt-2 max-h-80 overflow-y-auto">
          <Table caption="Each company’s views">
            <thead>
              <tr>
                <Th>Company</Th>
                <Th figure>Views</Th>
                <Th>Last view</Th>
              </tr>
            </thead>
            <tbody>
              {companies.map((company) => (
                <tr key={company.id}>
                  <Td>
                    <span className="flex min-w-0 items-center gap-2">
                      <Avatar name={company.name} src={company.logo_url} size={24} kind="company" />
                      <TextLink href={paths.company(company.slug)}>
                        <bdi>{company.name}</bdi>
                      </TextLink>
                    </span>
                  </Td>
                  <Td figure>{company.views.toLocaleString()}</Td>
                  <Td className="whitespace-nowrap text-muted">
                    <RelativeTime at={company.last_viewed_at} />
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      <p className="mt-2 text-12 text-muted">
        <MadeBy id="companies">Members who don't want to be counted are left out.</MadeBy>
      </p>
    </section>
  );
}
