import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ListedCompany } from "@/lib/database.types";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import {
  type ApprovalStatus,
  approvalStatusLabels,
  approvalStatusValues,
} from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/EmptyState";
import { Input } from "@/ui/Input";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { Select } from "@/ui/Select";
import { SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { AdminFrame } from "./AdminFrame";
import { CompanyPanel } from "./CompanyPanel";
import { companiesQuery } from "./queries";
import { StaffState } from "./StaffState";

const filters = [...approvalStatusValues, "all"] as const;

function isFilter(value: string | null): value is (typeof filters)[number] {
  return filters.some((filter) => filter === value);
}

/** The companies by status; one opens beside the list with its evidence and the decision. */
export default function CompaniesPage() {
  usePageTitle("Companies");
  const [search, setSearch] = useSearchParams();
  const param = search.get("status");
  const status = isFilter(param) ? param : "pending";
  const text = search.get("q") ?? "";
  const open = search.get("company");

  const hrefWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    return `?${next}`;
  };

  return (
    <AdminFrame
      current="companies"
      title="Companies"
      lede="New companies appear here for review. Each decision needs a reason, which the company's members can read."
    >
      <div className="flex flex-wrap items-center gap-3 py-4">
        <Select
          aria-label="Status"
          className="w-56 max-md:w-full"
          value={status}
          options={filters.map((filter) => ({
            value: filter,
            label: filter === "all" ? "All companies" : approvalStatusLabels[filter],
          }))}
          onChange={({ target }) => setSearch(hrefWith({ status: target.value, company: null }))}
        />
        <SearchBox
          text={text}
          onSearch={(q) => setSearch(hrefWith({ q, company: null }), { replace: true })}
        />
      </div>
      <div className={cx("gap-8", open && "md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]")}>
        <CompanyList
          status={status === "all" ? null : status}
          text={text}
          open={open}
          hrefFor={(id) => `${paths.adminTools}${hrefWith({ company: id })}`}
        />
        {open && (
          <CompanyPanel
            key={open}
            id={open}
            onClose={() => setSearch(hrefWith({ company: null }))}
          />
        )}
      </div>
    </AdminFrame>
  );
}

function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  return (
    <search className="block w-80 max-md:w-full">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Input
          type="search"
          aria-label="Find a company by name, then Enter"
          placeholder="Name, then Enter"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}

function CompanyList({
  status,
  text,
  open,
  hrefFor,
}: {
  status: ApprovalStatus | null;
  text: string;
  open: string | null;
  hrefFor: (id: string) => string;
}) {
  const query = useInfiniteQuery(companiesQuery(status, text));
  return (
    <StaffState query={query} what="The companies" skeleton={<SkeletonRows rows={6} tall />}>
      {({ pages }) => {
        const companies = pages.flatMap((page) => page.companies);
        if (companies.length === 0) {
          return (
            <EmptyState title={text ? `No company matches “${text}”.` : "No companies"}>
              {text
                ? "Clear the search and press Enter to see all companies with this status."
                : "Companies with this status appear here, oldest first."}
            </EmptyState>
          );
        }
        return (
          <div>
            <ul aria-label="Companies" className="border-line border-t">
              {companies.map((company) => (
                <RowLink key={company.id} href={hrefFor(company.id)} selected={company.id === open}>
                  <CompanyLine company={company} />
                </RowLink>
              ))}
            </ul>
            <LoadMore
              shown={companies.length}
              noun="companies"
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              pending={query.isFetchingNextPage}
            />
          </div>
        );
      }}
    </StaffState>
  );
}

function CompanyLine({ company }: { company: ListedCompany }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="truncate font-semibold">{company.name}</bdi>
        <span className="shrink-0 text-13 text-muted">
          <RelativeTime at={company.created_at} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <Tag>{approvalStatusLabels[company.approval_status]}</Tag>
        <bdi className="truncate">{company.admin?.email ?? "no admin"}</bdi>
        {company.industry && <bdi className="truncate">{company.industry}</bdi>}
      </span>
    </span>
  );
}
