import { useFilterLabels } from "@/entities/filters/use-filter-labels";
import { employmentTypeLabels } from "@/lib/vocabulary.generated";
import type { BrowseFilters } from "./browse-filters";

/** What narrows the list, in words; the text apart. */
export function useBrowseFilterLabels(filters: BrowseFilters): string[] {
  const { remote, place, skills, pay, seniority, badges } = useFilterLabels(filters);
  return [
    remote,
    place,
    skills,
    pay,
    seniority,
    filters.types.map((one) => employmentTypeLabels[one]).join(" or "),
    badges,
    filters.postedWithin === null ? "" : postedText(filters.postedWithin),
  ].filter(Boolean);
}

/** "posted within a day", "posted within 7 days". */
function postedText(days: number): string {
  return days === 1 ? "posted within a day" : `posted within ${days} days`;
}
