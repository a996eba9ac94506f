import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { useDebounced } from "@/lib/use-debounced";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { companyEntry, EntryList, EntryListState } from "./EntryList";
import { companySearchQuery, hiddenCompaniesQuery, hideCompany, unhideCompany } from "./queries";

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
      <EntryListState query={query}>
        {(companies) =>
          companies.length === 0 ? (
            <p className="text-muted">You don't hide from any company.</p>
          ) : (
            <EntryList
              label="Hidden from"
              entries={companies.map(companyEntry)}
              does="Show me again"
              doesTo={(name) => `Show me to ${name} again`}
              busy={busy}
              onAct={(id) => unhide.mutate(id)}
            />
          )
        }
      </EntryListState>
      <CompanyPick
        hidden={new Set(hidden.map(({ company_id }) => company_id))}
        busy={busy}
        onPick={(id) => hide.mutate(id)}
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
  onPick: (id: string) => void;
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
        <div className="mt-2">
          <EntryList
            label="Companies found"
            entries={matches.map(({ id, name, logo_url }) => ({
              id,
              kind: "company",
              name,
              picture: logo_url,
            }))}
            does="Hide"
            doesTo={(name) => `Hide from ${name}`}
            busy={busy}
            onAct={(id) => {
              setTyped("");
              onPick(id);
            }}
          />
        </div>
      )}
    </div>
  );
}
