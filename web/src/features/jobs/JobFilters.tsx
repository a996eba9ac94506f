import type { RefObject } from "react";
import type { JobCounts } from "@/lib/database.types";
import { useProfile } from "@/lib/session/session";
import { FilterText } from "@/ui/FilterText";
import { Select } from "@/ui/Select";
import { type JobSort, type JobsView, sortLabels } from "./jobs-list";

type Props = {
  view: JobsView;
  /** The members that jobs belong to. */
  owners: JobCounts["owners"];
  field: RefObject<HTMLInputElement | null>;
  go: (to: Partial<JobsView>) => void;
};

/** Title, owner and order of the list: each is part of the address. */
export function JobFilters({ view, owners, field, go }: Props) {
  const me = useProfile().id;
  const others = owners.filter(({ id }) => id !== me);
  const mine = owners.find(({ id }) => id === me);
  const isKnown =
    view.owner === null || view.owner === me || others.some(({ id }) => id === view.owner);
  return (
    <div
      data-print="no"
      className="grid grid-cols-2 gap-2 py-3 md:grid-cols-[minmax(0,1fr)_220px_200px]"
    >
      <FilterText
        field={field}
        label="Search jobs by title"
        placeholder="Title"
        restMs={350}
        text={view.title}
        onText={(title) => go({ title })}
        className="max-md:col-span-2"
      />
      <Select
        aria-label="Owner"
        value={view.owner ?? ""}
        onChange={(event) => go({ owner: event.target.value || null })}
        options={[
          { value: "", label: "All owners" },
          { value: me, label: `Mine (${(mine?.count ?? 0).toLocaleString()})` },
          ...others.map(({ id, full_name, count }) => ({
            value: id,
            label: `${full_name || "No name"} (${count.toLocaleString()})`,
          })),
          ...(isKnown ? [] : [{ value: view.owner ?? "", label: "The owner of this link" }]),
        ]}
      />
      <Select
        aria-label="Sort by"
        value={view.sort}
        onChange={(event) => go({ sort: event.target.value as JobSort })}
        options={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
      />
    </div>
  );
}
