import { useQuery } from "@tanstack/react-query";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { formatMoney } from "@/entities/job/pay";
import { skillNamesQuery } from "@/lib/skills";
import {
  availabilityWords,
  companySizeWords,
  remotePolicyWords,
  seniorityWords,
} from "@/lib/vocabulary";
import type { SearchFilters } from "./search-place";

/** What narrows the results, in words: "Remote", "Rust, PostgreSQL", "from €80,000". */
export function useFilterWords(filters: SearchFilters): string[] {
  const { data: skills } = useQuery(skillNamesQuery(filters.skills));
  const { data: badges } = useQuery({ ...badgeLabelsQuery, enabled: filters.badges.length > 0 });
  const skillName = (slug: string) => skills?.find((one) => one.slug === slug)?.name ?? slug;
  const badgeLabel = (key: string) => badges?.find((one) => one.key === key)?.label ?? key;
  return [
    filters.remote.map((one) => remotePolicyWords[one]).join(" or "),
    filters.place && `in ${filters.place}`,
    filters.skills.map(skillName).join(", "),
    filters.payMin === null ? "" : `from ${formatMoney(filters.payMin, filters.currency)}`,
    filters.seniority.map((one) => seniorityWords[one]).join(" or "),
    filters.availability.map((one) => availabilityWords[one].toLowerCase()).join(" or "),
    filters.size.map((one) => companySizeWords[one]).join(" or "),
    filters.badges.map(badgeLabel).join(", "),
  ].filter(Boolean);
}
