import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { useDebounced } from "@/lib/use-debounced";
import { Avatar } from "@/ui/Avatar";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { SkeletonBar } from "@/ui/Skeleton";
import {
  companySearchQuery,
  type FoundCompany,
  hiddenCompaniesQuery,
  hideCompany,
  unhideCompany,
} from "./queries";

const gone = "A company that's currently hidden";

/** The companies that a seeker hides from, and a search for more of them. */
export function HiddenCompanies() {
  const query = useQuery(hiddenCompaniesQuery);
  const again = () => queryClient.invalidateQueries({ queryKey: hiddenCompaniesQuery.queryKey });
  const showError = useErrorToast();
  const hide = useMutation({ mutationFn: hideCompany, onSuccess: again, onError: showError });
  const unhide = useMutation({ mutationFn: unhideCompany, onSuccess: again, onError: showError });
  const hidden = query.data ?? [];
  const busy = hide.isPending || unhide.isPending;
  return (
    <div className="grid gap-5">
      {query.isPending ? (
        <SkeletonBar className="h-11" />
      ) : query.isError ? (
        <p role="alert" className="text-13 text-stop">
          The list couldn't be loaded. {explain(query.error).sentence}{" "}
          <Button size="sm" onClick={() => void query.refetch()} pending={query.isRefetching}>
            Try again
          </Button>
        </p>
      ) : hidden.length === 0 ? (
        <p className="text-muted">You don't hide from any company.</p>
      ) : (
        <ul aria-label="Hidden from" className="border-line border-t">
          {hidden.map(({ company_id, companies: company }) => (
            <li
              key={company_id}
              className="flex min-h-row items-center gap-3 border-line border-b py-1.5"
            >
              <Avatar kind="company" name={company?.name} src={company?.logo_url} size={24} />
              <span className="min-w-0 grow truncate">
                {company ? <bdi>{company.name}</bdi> : <span className="text-muted">{gone}</span>}
              </span>
              <Button
                size="sm"
                aria-label={`Show me to ${company?.name ?? "this company"} again`}
                disabled={busy}
                onClick={() => unhide.mutate(company_id)}
              >
                Show me again
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CompanyPick
        hidden={new Set(hidden.map(({ company_id }) => company_id))}
        busy={busy}
        onPick={({ id }) => hide.mutate(id)}
      />
    </div>
  );
}

function CompanyPick({
  hidden,
  busy,
  onPick,
}: {
  hidden: Set<string>;
  busy: boolean;
  onPick: (company: FoundCompany) => void;
}) {
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed.trim());
  const { data, isError, error } = useQuery(companySearchQuery(text));
  const matches = text === "" ? [] : (data ?? []).filter(({ id }) => !hidden.has(id));
  return (
    <div>
      <Field
        label="Hide from a company"
        error={isError ? explain(error).sentence : undefined}
        hint={
          data && text !== "" && matches.length === 0
            ? "No company with this name."
            : "Enter a company name."
        }
      >
        <Input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={120}
          autoComplete="off"
        />
      </Field>
      {matches.length > 0 && (
        <ul aria-label="Companies found" className="mt-2 border-line border-t">
          {matches.map((company) => (
            <li
              key={company.id}
              className="flex min-h-row items-center gap-3 border-line border-b py-1.5"
            >
              <Avatar kind="company" name={company.name} src={company.logo_url} size={24} />
              <bdi className="min-w-0 grow truncate">{company.name}</bdi>
              <Button
                size="sm"
                aria-label={`Hide from ${company.name}`}
                disabled={busy}
                onClick={() => {
                  setTyped("");
                  onPick(company);
                }}
              >
                Hide
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
