import { useQuery } from "@tanstack/react-query";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { formatMoney } from "@/entities/job/pay";
import { skillNamesQuery } from "@/lib/skills";
import { remotePolicyLabels, seniorityLabels } from "@/lib/vocabulary.generated";
import type { CommonFilters } from "./filters";

/** The active filters as text: "Remote", "Rust, PostgreSQL", "from €80,000". Empty for a filter that is off. */
export function useFilterLabels(filters: CommonFilters) {
  const { data: skills } = useQuery(skillNamesQuery(filters.skills));
  const { data: badges } = useQuery({ ...badgeLabelsQuery, enabled: filters.badges.length > 0 });
  const skillName = (slug: string) => skills?.find((one) => one.slug === slug)?.name ?? slug;
  const badgeLabel = (key: string) => badges?.find((one) => one.key === key)?.label ?? key;
  return {
    remote: filters.remote.map((one) => remotePolicyLabels[one]).join(" or "),
    place: filters.place && `in ${filters.place}`,
    skills: filters.skills.map(skillName).join(", "),
    pay: filters.payMin === null ? "" : `from ${formatMoney(filters.payMin, filters.currency)}`,
    seniority: filters.seniority.map((one) => seniorityLabels[one]).join(" or "),
    badges: filters.badges.map(badgeLabel).join(", "),
  };
}
