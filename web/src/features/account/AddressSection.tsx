import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "@/entities/query/QueryState";
import type { Address } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { useDebounced } from "@/lib/use-debounced";
import type { SlugOwner } from "@/lib/vocabulary.generated";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { CopyButton } from "@/ui/CopyButton";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { RelativeTime } from "@/ui/RelativeTime";
import { SkeletonBar } from "@/ui/Skeleton";
import { TextLink } from "@/ui/TextLink";
import { availabilityLabels, maxAddress, toAddress } from "./address";
import { addressAvailabilityQuery, addressQuery, changeAddress } from "./queries";
import { SettingsSection } from "./SettingsSection";

const texts = {
  profile: { title: "Your public address", at: paths.user, noun: "your page" },
  company: { title: "The company's public address", at: paths.company, noun: "the company page" },
};

/** Where a page is found, and how it is changed. */
export function AddressSection({ kind }: { kind: SlugOwner }) {
  const query = useQuery(addressQuery(kind));
  const { title, noun } = texts[kind];
  return (
    <SettingsSection
      title={title}
      id={`address-${kind}`}
      lede={`The address of ${noun}. After a change, the old address redirects to the new one. No one else can take it.`}
    >
      <QueryState
        query={query}
        failure="The address could not be loaded"
        level={3}
        loading={<FormSkeleton />}
      >
        {(address) => (address ? <AddressForm kind={kind} address={address} /> : <FormSkeleton />)}
      </QueryState>
    </SettingsSection>
  );
}

/** As tall as the form, so that the sections below stay in their place. */
function FormSkeleton() {
  return (
    <div className="grid gap-4">
      <SkeletonBar className="h-9 w-3/4" />
      <SkeletonBar className="h-22" />
      <SkeletonBar className="h-9 w-36" />
    </div>
  );
}

function AddressForm({ kind, address }: { kind: SlugOwner; address: Address }) {
  const { at } = texts[kind];
  const [typed, setTyped] = useState("");
  const rested = useDebounced(typed);
  const changed = typed !== "";
  const availability = useQuery({
    ...addressAvailabilityQuery(kind, rested),
    enabled: changed && rested === typed,
  });
  const saving = useMutation({
    mutationFn: () => changeAddress(kind, typed),
    onSuccess: () => setTyped(""),
  });
  const state = changed && rested === typed ? availability.data : undefined;
  const word = state ? availabilityLabels[state] : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (word?.good) saving.mutate();
      }}
    >
      {saving.isError && (
        <Banner tone="stop" live>
          {explain(saving.error).sentence}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={at(address.slug)} className="min-w-0 break-all font-mono text-13">
          {location.host + at(address.slug)}
        </TextLink>
        <CopyButton text={location.origin + at(address.slug)} label="Copy the address" />
      </div>
      {address.changes_left > 0 ? (
        <>
          <Field
            label="New address"
            error={word && !word.good ? word.says : undefined}
            hint={
              word?.good
                ? word.says
                : changed && !availability.isError
                  ? "Checking availability"
                  : saving.isSuccess && !changed
                    ? "Address changed. The old address redirects here."
                    : "3 to 60 lowercase letters, digits and hyphens."
            }
            aside={`${address.changes_left} of ${address.limit} changes left in 30 days`}
          >
            <Input
              value={typed}
              onChange={(event) => setTyped(toAddress(event.target.value))}
              maxLength={maxAddress}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="font-mono"
            />
          </Field>
          {availability.isError && (
            <p className="text-13 text-stop" role="alert">
              {explain(availability.error).sentence}
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" pending={saving.isPending} disabled={!word?.good}>
              Change address
            </Button>
            {changed && (
              <Button variant="quiet" onClick={() => setTyped("")}>
                Cancel
              </Button>
            )}
          </div>
        </>
      ) : (
        <p className="text-muted">
          Changed {address.limit} times in 30 days, which is the limit.
          {address.next_change_at && (
            <>
              {" "}
              You can change it again <RelativeTime at={address.next_change_at} />.
            </>
          )}
        </p>
      )}
      {address.former.length > 0 && (
        <p className="text-13 text-muted">
          Also redirects here:{" "}
          <span className="break-all font-mono">
            {address.former.map((slug) => at(slug)).join(", ")}
          </span>
        </p>
      )}
    </form>
  );
}
