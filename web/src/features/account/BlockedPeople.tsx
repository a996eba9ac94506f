import { useMutation, useQuery } from "@tanstack/react-query";
import { blockedPeopleQuery, unblockPerson } from "@/entities/blocking/queries";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { explain } from "@/lib/errors";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { SkeletonBar } from "@/ui/Skeleton";

/** The people one has blocked in a conversation. */
export function BlockedPeople() {
  const query = useQuery(blockedPeopleQuery);
  const showError = useErrorToast();
  const unblock = useMutation({ mutationFn: unblockPerson, onError: showError });
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
  if (query.data.length === 0) {
    return <p className="text-muted">You haven't blocked anyone.</p>;
  }
  return (
    <ul aria-label="Blocked people" className="border-line border-t">
      {query.data.map(({ id, full_name: name, avatar_url, company_name }) => (
        <li key={id} className="flex min-h-row items-center gap-3 border-line border-b py-1.5">
          <Avatar kind="person" name={name} src={avatar_url} size={24} />
          <span className="min-w-0 grow truncate">
            <bdi>{name}</bdi>
            {company_name && (
              <span className="text-muted">
                {" "}
                · <bdi>{company_name}</bdi>
              </span>
            )}
          </span>
          <Button
            size="sm"
            aria-label={`Unblock ${name}`}
            disabled={unblock.isPending}
            onClick={() => unblock.mutate(id)}
          >
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  );
}
