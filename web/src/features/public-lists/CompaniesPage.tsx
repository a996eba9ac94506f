import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { PublicCompanyLine } from "@/lib/database.types";
import type { PageLoaderArgs } from "@/lib/page-loader";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { companySizeLabels } from "@/lib/vocabulary.generated";
import { Avatar } from "@/ui/Avatar";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { SelectFilter, TextFilter } from "./fields";
import { ListFrame, ListSkeleton } from "./ListFrame";
import { readCompanies, writeCompanies } from "./place";
import { publicCompaniesQuery } from "./queries";
import { countText } from "./words";

export const loader = ({ url }: PageLoaderArgs) =>
  prefetch(publicCompaniesQuery(readCompanies(url.searchParams)));

export const Skeleton = ListSkeleton;

/** The companies with a public page. */
export default function CompaniesPage() {
  const place = readCompanies(new URLSearchParams(useLocation().search));
  const { data } = useSuspenseQuery(publicCompaniesQuery(place));
  usePageTitle("Companies");
  return (
    <ListFrame
      title="Companies"
      lede="Companies that hire on Devproof, with what they promise and how they interview."
      path={paths.publicCompanies}
      query={writeCompanies({ ...place, page: 1 })}
      queryOf={(form) => writeCompanies(readCompanies(form))}
      count={countText(data.total, "company", "companies")}
      nothing="No companies fit these filters. Clear a filter to see more."
      page={place.page}
      pages={data.pages}
      fields={
        <>
          <TextFilter
            name="q"
            type="search"
            label="Name, industry or technology"
            className="grow md:min-w-56"
            maxLength={120}
            defaultValue={place.query}
          />
          <SelectFilter
            name="badge"
            label="Badge"
            any="Any badge"
            options={data.badges.map(({ key, label }) => ({ value: key, label }))}
            value={place.badge}
          />
        </>
      }
      rows={data.companies.map((company) => <CompanyRow key={company.slug} company={company} />)}
    />
  );
}

function CompanyRow({ company }: { company: PublicCompanyLine }) {
  const { name, tagline, industry, size, places, badges, open_jobs } = company;
  const about = [industry, size && companySizeLabels[size], places.join(", ")].filter(Boolean);
  return (
    <li className="flex items-start gap-3 border-line border-b py-3">
      <Avatar kind="company" name={name} src={company.logo_url} />
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-4">
          <TextLink href={paths.company(company.slug)}>
            <bdi className="font-semibold">{name}</bdi>
          </TextLink>
          {open_jobs > 0 && (
            <span className="shrink-0 tabular-nums">
              {countText(open_jobs, "open job", "open jobs")}
            </span>
          )}
        </div>
        {tagline && (
          <p>
            <bdi>{tagline}</bdi>
          </p>
        )}
        {about.length > 0 && (
          <p className="text-muted">
            <bdi>{about.join(" · ")}</bdi>
          </p>
        )}
        {badges.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {badges.map((badge) => (
              <li key={badge} className="max-w-full">
                <Tag>{badge}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
