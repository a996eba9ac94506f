import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedPerson } from "@/lib/database.types";
import { accountStateLabels, roleLabels } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { LoadMore } from "@/ui/LoadMore";
import { RelativeTime } from "@/ui/RelativeTime";
import { RowLink } from "@/ui/Rows";
import { SkeletonRows } from "@/ui/Skeleton";
import { Tag } from "@/ui/Tag";
import { StaffState } from "../StaffState";
import { type PeopleFilter, peopleQuery } from "./queries";
import { stateTones } from "./tones";

type Props = {
  filter: PeopleFilter;
  hrefOf: (person: string) => string;
};

/** The people that a filter finds, the newest first. */
export function PeopleList({ filter, hrefOf }: Props) {
  const query = useInfiniteQuery(peopleQuery(filter));
  return (
    <StaffState query={query} what="The people" skeleton={<SkeletonRows rows={8} tall />}>
      {({ pages }) => {
        const people = pages.flatMap((page) => page.people);
        if (people.length === 0) {
          return (
            <EmptyState title="No matching people">
              Enter the beginning of a name or email address, a profile's address, or an account ID.
            </EmptyState>
          );
        }
        return (
          <>
            <ul aria-label="People" className="border-line border-t">
              {people.map((person) => (
                <RowLink key={person.id} href={hrefOf(person.id)}>
                  <PersonLine person={person} />
                </RowLink>
              ))}
            </ul>
            <LoadMore
              shown={people.length}
              noun={people.length === 1 ? "person" : "people"}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              pending={query.isFetchingNextPage}
            />
          </>
        );
      }}
    </StaffState>
  );
}

function PersonLine({ person }: { person: ListedPerson }) {
  const { full_name, email, role, is_staff, state, company, created_at } = person;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="truncate font-semibold">{full_name || "No name"}</bdi>
        <span className="shrink-0 text-13 text-muted">
          <RelativeTime at={created_at} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        {is_staff && <Tag tone="action">Staff</Tag>}
        {state !== "active" && <Tag tone={stateTones[state]}>{accountStateLabels[state]}</Tag>}
        <bdi className="min-w-0 truncate">{email ?? "No email address"}</bdi>
        {role && <span>{roleLabels[role]}</span>}
        {company && <bdi className="min-w-0 truncate">{company.name}</bdi>}
      </span>
    </span>
  );
}
