import { useMutation, useQuery } from "@tanstack/react-query";
import { blockedPeopleQuery, unblockPerson } from "@/entities/blocking/queries";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { EntryList, EntryListState } from "./EntryList";

/** The people one has blocked in a conversation. */
export function BlockedPeople() {
  const query = useQuery(blockedPeopleQuery);
  const showError = useErrorToast();
  const unblock = useMutation({ mutationFn: unblockPerson, onError: showError });
  return (
    <EntryListState query={query}>
      {(people) =>
        people.length === 0 ? (
          <p className="text-muted">You haven't blocked anyone.</p>
        ) : (
          <EntryList
            label="Blocked people"
            entries={people.map(({ id, full_name, avatar_url, company_name }) => ({
              id,
              kind: "person",
              name: full_name,
              picture: avatar_url,
              note: company_name,
            }))}
            does="Unblock"
            doesTo={(name) => `Unblock ${name}`}
            busy={unblock.isPending}
            onAct={(id) => unblock.mutate(id)}
          />
        )
      }
    </EntryListState>
  );
}
