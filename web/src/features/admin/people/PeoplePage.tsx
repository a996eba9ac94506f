import { useSearchParams } from "react-router";
import { usePageTitle } from "@/lib/page-title";
import { readChoice, readId, readText, writeQuery } from "@/lib/url-state";
import { accountStateLabels } from "@/lib/vocabulary.generated";
import { AdminFrame } from "../AdminFrame";
import { PeopleFilters, roles } from "./PeopleFilters";
import { PeopleList } from "./PeopleList";
import { PersonView } from "./PersonView";
import type { PeopleFilter } from "./queries";
import { WaitingRemovals } from "./WaitingRemovals";

/** Finds people, and shows one of them with what staff can do for or about them. */
export default function PeoplePage() {
  usePageTitle("People");
  const [search, setSearch] = useSearchParams();
  const filter: PeopleFilter = {
    text: readText(search, "q"),
    role: readChoice(roles, search, "role"),
    state: readChoice(accountStateLabels, search, "state"),
    company: readId(search, "company"),
  };
  const place = (person: string | null) =>
    writeQuery({
      q: filter.text,
      role: filter.role,
      state: filter.state,
      company: filter.company,
      person,
    }) || "?";
  const person = readId(search, "person");
  return (
    <AdminFrame
      current="people"
      title="People"
      lede="Find an account to help its owner, or to stop them. Opening one is recorded in the audit log."
    >
      {person ? (
        <PersonView key={person} id={person} back={place(null)} />
      ) : (
        <>
          <PeopleFilters
            key={filter.text}
            filter={filter}
            onChange={(next) => setSearch(writeQuery({ ...plain(filter), ...next }))}
          />
          <WaitingRemovals hrefOf={place} />
          <PeopleList filter={filter} hrefOf={place} />
        </>
      )}
    </AdminFrame>
  );
}

/** A filter under the names that the address has for it. */
const plain = ({ text, role, state, company }: PeopleFilter) => ({ q: text, role, state, company });
