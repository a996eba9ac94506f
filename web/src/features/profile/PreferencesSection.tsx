import { formatMoney } from "@/entities/job/pay";
import { countryName } from "@/lib/countries";
import type { MyProfile } from "@/lib/database.types";
import {
  availabilityLabels,
  employmentTypeLabels,
  remotePolicyLabels,
  roleFamilyLabels,
  seniorityLabels,
} from "@/lib/vocabulary.generated";
import { type Fact, Facts } from "@/ui/Facts";
import { PreferencesForm } from "./PreferencesForm";
import { ProfileSection } from "./ProfileSection";
import type { Edit } from "./use-edit";

type Props = { profile: MyProfile; edit: Edit };

const anything = <span className="text-muted">Not set</span>;

/** What the person looks for: decides which jobs are shown, and is never shown to anybody. */
export function PreferencesSection({ profile, edit }: Props) {
  const editing = edit.isOpen("preferences");
  return (
    <ProfileSection
      id="preferences"
      title="Preferences"
      lede="Decides which jobs you see. Others see only seniority and availability."
      onEdit={editing ? undefined : () => edit.open("preferences")}
    >
      {editing ? (
        <PreferencesForm profile={profile} onDone={edit.close} />
      ) : (
        <Facts layout="rows" facts={facts(profile)} />
      )}
    </ProfileSection>
  );
}

function facts(profile: MyProfile): Fact[] {
  const { seniority, availability, country, salary_min, salary_currency } = profile;
  return [
    { label: "Seniority", value: seniority ? seniorityLabels[seniority] : anything },
    { label: "Can start", value: availability ? availabilityLabels[availability] : anything },
    {
      label: "Kind of work",
      value:
        profile.role_families?.map((family) => roleFamilyLabels[family]).join(" · ") ||
        "From your headline, roles and skills",
    },
    {
      label: "Lives in",
      value: country ? (
        <>
          {countryName(country)}
          {profile.open_to_relocation && <span className="text-muted">, would relocate</span>}
        </>
      ) : (
        anything
      ),
    },
    {
      label: "Can work in",
      value:
        profile.work_countries.length > 0
          ? profile.work_countries.map(countryName).join(", ")
          : anything,
    },
    {
      label: "Where",
      value: profile.work_modes.map((mode) => remotePolicyLabels[mode]).join(" · ") || "Anywhere",
    },
    {
      label: "Employment type",
      value:
        profile.employment_types.map((type) => employmentTypeLabels[type]).join(" · ") ||
        "Any type",
    },
    {
      label: "Pay",
      value:
        salary_min !== null && salary_currency ? (
          <>
            from {formatMoney(salary_min, salary_currency)} a year
            <span className="text-13 text-muted">
              only used to compare, never shown to companies
            </span>
          </>
        ) : (
          anything
        ),
    },
  ];
}
