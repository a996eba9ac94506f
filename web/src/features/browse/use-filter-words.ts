import { useQuery } from "@tanstack/react-query";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { formatMoney } from "@/entities/job/pay";
import { skillNamesQuery } from "@/lib/skills";
import { employmentTypeWords, remotePolicyWords, seniorityWords } from "@/lib/vocabulary";
import type { BrowseFilters } from "./browse-filters";

/** What narrows the list, in words: "Remote", "Rust, PostgreSQL", "from €80,000". The text apart. */
export function useFilterWords(filters: BrowseFilters): string[] {
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
    filters.types.map((one) => employmentTypeWords[one]).join(" or "),
    filters.badges.map(badgeLabel).join(", "),
    filters.postedWithin === null ? "" : postedText(filters.postedWithin),
  ].filter(Boolean);
}

/** "posted within a day", "posted within 7 days". */
export function postedText(days: number): string {
  return days === 1 ? "posted within a day" : `posted within ${days} days`;
}
