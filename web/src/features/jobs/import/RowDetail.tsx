import { formatPay } from "@/entities/job/pay";
import { countryName } from "@/lib/countries";
import type { ImportedDraft } from "@/lib/database.types";
import {
  employmentTypeLabels,
  remotePolicyLabels,
  roleFamilyLabels,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { type Fact, Facts } from "@/ui/Facts";
import type { ImportRow } from "./queries";
import { fieldLabel } from "./row-words";

/** A longer description is shown by its beginning; it comes in whole. */
const LONG = 1200;

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** All that a row would bring in. */
export function RowDetail({ row }: { row: ImportRow }) {
  const draft = row.draft ?? {};
  return (
    <div className="grid max-w-reading gap-4 py-3">
      <Facts layout="rows" facts={factsOf(draft)} />
      {draft.description && (
        <p className="rounded-control border border-line px-4 py-3 break-words whitespace-pre-wrap">
          <bdi>
            {draft.description.length > LONG
              ? `${draft.description.slice(0, LONG)} …`
              : draft.description}
          </bdi>
        </p>
      )}
    </div>
  );
}

function factsOf(draft: ImportedDraft): Fact[] {
  const pay =
    draft.pay_currency &&
    formatPay({
      min: draft.pay_min ?? null,
      max: draft.pay_max ?? null,
      currency: draft.pay_currency,
      period: draft.pay_period,
    });
  const skill = (one: { slug: string; importance: string; min_years: number | null }) =>
    [one.slug, one.importance === "nice" && "nice", one.min_years && `${one.min_years} years`]
      .filter(Boolean)
      .join(", ");
  const facts: [string, string | number | null | undefined | false][] = [
    ["title", draft.title],
    ["role_family", draft.role_family && roleFamilyLabels[draft.role_family]],
    ["seniority", draft.seniority && seniorityLabels[draft.seniority]],
    ["employment_type", draft.employment_type && employmentTypeLabels[draft.employment_type]],
    ["remote_policy", draft.remote_policy && remotePolicyLabels[draft.remote_policy]],
    ["places", draft.places?.join(" · ")],
    ["countries", draft.countries?.map(countryName).join(", ")],
    ["pay", pay],
    ["equity", draft.equity],
    ["visa_sponsorship", draft.visa_sponsorship != null && (draft.visa_sponsorship ? "Yes" : "No")],
    ["min_years", draft.min_years],
    ["skills", draft.skills?.map(skill).join(" · ")],
    ["application_url", draft.application_url],
    ["expires_at", draft.expires_at && day.format(new Date(draft.expires_at))],
  ];
  return facts
    .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== "")
    .map(([field, value]) => ({ label: fieldLabel(field), value: <bdi>{value}</bdi> }));
}
