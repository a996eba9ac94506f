import { useQuery } from "@tanstack/react-query";
import { badgeLabelsQuery } from "@/entities/company/badges";
import { formatMoney } from "@/entities/job/pay";
import { skillNamesQuery } from "@/lib/skills";
import { remotePolicyWords, seniorityWords } from "@/lib/vocabulary";
import type { CommonFilters } from "./filters";

/** What narrows a list, in words: "Remote", "Rust, PostgreSQL", "from €80,000". Empty where nothing does. */
export function useFilterWords(filters: CommonFilters) {
  const { data: skills } = useQuery(skillNamesQuery(filters.skills));
  const { data: badges } = useQuery({ ...badgeLabelsQuery, enabled: filters.badges.length > 0 });
  const skillName = (slug: string) => skills?.find((one) => one.slug === slug)?.name ?? slug;
  const badgeLabel = (key: string) => badges?.find((one) => one.key === key)?.label ?? key;
  return {
    remote: filters.remote.map((one) => remotePolicyWords[one]).join(" or "),
    place: filters.place && `in ${filters.place}`,
    skills: filters.skills.map(skillName).join(", "),
    pay: filters.payMin === null ? "" : `from ${formatMoney(filters.payMin, filters.currency)}`,
    seniority: filters.seniority.map((one) => seniorityWords[one]).join(" or "),
    badges: filters.badges.map(badgeLabel).join(", "),
  };
}
