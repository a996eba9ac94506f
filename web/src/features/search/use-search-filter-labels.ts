import { useFilterLabels } from "@/entities/filters/use-filter-labels";
import { availabilityLabels, companySizeLabels } from "@/lib/vocabulary.generated";
import type { SearchFilters } from "./search-place";

/** What narrows the results, in words. */
export function useSearchFilterLabels(filters: SearchFilters): string[] {
  const { remote, place, skills, pay, seniority, badges } = useFilterLabels(filters);
  return [
    remote,
    place,
    skills,
    pay,
    seniority,
    filters.availability.map((one) => availabilityLabels[one].toLowerCase()).join(" or "),
    filters.size.map((one) => companySizeLabels[one]).join(" or "),
    badges,
  ].filter(Boolean);
}
