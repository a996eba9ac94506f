import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explain } from "@/lib/errors";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { SkeletonBar } from "@/ui/Skeleton";

/** A person or a company of a list. */
export type Entry = {
  id: string;
  kind: "person" | "company";
  /** Null for one that can't be seen at present. */
  name: string | null;
  picture: string | null | undefined;
  /** Stands behind the name. */
  note?: string | null;
};

type ListProps = {
  /** Names the list for screen readers. */
  label: string;
  entries: Entry[];
  /** On each button: "Unblock". */
  does: string;
  /** The same for an entry: "Unblock Ada". */
  doesTo: (name: string) => string;
  busy: boolean;
  onAct: (id: string) => void;
};

const gone = "A company that's currently hidden";

/** People or companies, each with the same button. */
export function EntryList({ label, entries, does, doesTo, busy, onAct }: ListProps) {
  return (
    <ul aria-label={label} className="border-line border-t">
      {entries.map(({ id, kind, name, picture, note }) => (
        <li key={id} className="flex min-h-row items-center gap-3 border-line border-b py-1.5">
          <Avatar kind={kind} name={name ?? undefined} src={picture} size={24} />
          <span className="min-w-0 grow truncate">
            {name === null ? <span className="text-muted">{gone}</span> : <bdi>{name}</bdi>}
            {note && (
              <span className="text-muted">
                {" "}
                · <bdi>{note}</bdi>
              </span>
            )}
          </span>
          <Button
            size="sm"
            aria-label={doesTo(name ?? "this company")}
            disabled={busy}
            onClick={() => onAct(id)}
          >
            {does}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type StateProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode };

/** The list of a query, or why there is none yet, within a section. */
export function EntryListState<T>({ query, children }: StateProps<T>) {
  if (query.isPending) return <SkeletonBar className="h-11" />;
  if (query.isError) {
    return (
      <p role="alert" className="text-13 text-stop">
        The list couldn't be loaded. {explain(query.error).sentence}{" "}
        <Button size="sm" onClick={() => void query.refetch()} pending={query.isRefetching}>
          Try again
        </Button>
      </p>
    );
  }
  return children(query.data);
}

/** A company as `hidden_companies` and `job_invitation_refusals` embed it. */
export const companyEntry = ({
  company_id,
  companies: company,
}: {
  company_id: string;
  companies: { name: string; logo_url: string | null } | null;
}): Entry => ({
  id: company_id,
  kind: "company",
  name: company?.name ?? null,
  picture: company?.logo_url,
});
