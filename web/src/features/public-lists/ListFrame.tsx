import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "@/ui/Button";
import { PageHeader } from "@/ui/Page";
import { Pagination } from "@/ui/Pagination";
import { Loading, SkeletonBar, SkeletonRows } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";

type Props = {
  title: string;
  lede: string;
  path: string;
  /** The filters of the address as its query, without the page. */
  query: string;
  /** The address's query after the form was sent. */
  queryOf: (form: URLSearchParams) => string;
  fields: ReactNode;
  /** "12 open jobs". */
  count: string;
  /** Said when there is nothing. */
  nothing: string;
  /** `li` elements. */
  rows: ReactNode[];
  page: number;
  pages: number;
};

/**
 * A list with its filters and pages. The server sends the same for readers without scripts
 * (`crates/pages/src/lists/form.rs`): what changes here changes there.
 */
export function ListFrame({ title, lede, path, query, queryOf, fields, ...list }: Props) {
  const navigate = useNavigate();
  const { count, nothing, rows, page, pages } = list;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) form.set(name, String(value));
    void navigate(path + queryOf(form), { preventScrollReset: true });
  };
  const hrefFor = (to: number) =>
    to > 1 ? `${path}${query ? `${query}&` : "?"}page=${to}` : path + query;
  return (
    <div className="page pb-16">
      <PageHeader title={title} lede={lede} />
      <search aria-label={`Filter ${title.toLowerCase()}`}>
        <form
          // Back and forward fill the fields again.
          key={query}
          method="get"
          action={path}
          onSubmit={submit}
          className="flex flex-wrap items-end gap-3 border-line border-y py-4"
        >
          {fields}
          <Button type="submit">Apply filters</Button>
        </form>
      </search>
      <p role="status" className="py-4 text-muted">
        {count}
        {query && (
          <>
            {" · "}
            <TextLink underlined href={path}>
              Clear filters
            </TextLink>
          </>
        )}
      </p>
      {rows.length === 0 ? (
        <p className="border-line border-t py-10">{nothing}</p>
      ) : (
        <ul className="border-line border-t">{rows}</ul>
      )}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} />
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div className="page pb-16">
      <Loading label="Loading the list">
        <SkeletonBar className="mt-8 mb-6 h-8 w-72 max-w-full max-md:mt-6" />
        <SkeletonRows rows={8} tall />
      </Loading>
    </div>
  );
}
