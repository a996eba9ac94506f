import {
  type CommonFilters,
  noCommonFilters,
  payParams,
  readCommonFilters,
} from "@/entities/filters/filters";
import { readChoice, readChoices, readId, readNumber, readText, writeQuery } from "@/lib/url-state";
import { type EmploymentType, employmentTypeLabels } from "@/lib/vocabulary.generated";

export type BrowseTab = "discover" | "saved" | "featured" | "interests" | "invitations";

/** What a list of jobs is narrowed to. */
export type BrowseFilters = CommonFilters & {
  text: string;
  types: EmploymentType[];
  /** In days. */
  postedWithin: number | null;
};

export const noFilters: BrowseFilters = {
  ...noCommonFilters,
  text: "",
  types: [],
  postedWithin: null,
};

/** What "posted within" offers, in days. */
export const postedWithinChoices = [1, 3, 7, 14, 30];

export function readFilters(params: URLSearchParams): BrowseFilters {
  return {
    ...readCommonFilters(params),
    text: readText(params, "q"),
    types: readChoices(employmentTypeLabels, params, "type"),
    postedWithin: readNumber(params, "days", 365),
  };
}

/** The filters as an address spells them, always in the same order. */
function filterParams(filters: BrowseFilters) {
  return {
    q: filters.text.trim(),
    skills: filters.skills,
    remote: filters.remote,
    place: filters.place.trim(),
    ...payParams(filters),
    level: filters.seniority,
    type: filters.types,
    badges: filters.badges,
    days: filters.postedWithin,
  };
}

/** How many kinds of filter narrow the list, the text apart: it has a field of its own in sight. */
export function countFilters(filters: BrowseFilters): number {
  const { q: _text, cur: _currency, ...rest } = filterParams(filters);
  return [...new URLSearchParams(writeQuery(rest)).keys()].length;
}

/** Where someone is on the page: the tab, the filters and the job that is open. */
export type BrowsePlace = { tab: BrowseTab; filters: BrowseFilters; job: string | null };

const tabs: Record<BrowseTab, string> = {
  discover: "discover",
  saved: "saved",
  featured: "featured",
  interests: "interests",
  invitations: "invitations",
};

export function readPlace(params: URLSearchParams): BrowsePlace {
  return {
    tab: readChoice(tabs, params, "tab") ?? "discover",
    filters: readFilters(params),
    job: readId(params, "job"),
  };
}

/** The query of a place, with its question mark; empty for the plain page. */
export function writePlace({ tab, filters, job }: BrowsePlace): string {
  return writeQuery({ tab: tab === "discover" ? null : tab, ...filterParams(filters), job });
}
